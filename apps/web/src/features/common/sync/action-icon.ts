import type { IconName } from '@karigar/ui/icon/icon';

const ICONS: Readonly<Record<string, IconName>> = {
  'start-work': 'play',
  'hold-work': 'pause',
  'resume-work': 'play',
  'end-work': 'flag',
  'verify-completion-otp': 'lock',
  'propose-add-ons': 'plus',
  'add-payment': 'cash',
  'send-chat': 'chat',
};

/** An action that an older app did and this one does not know still waits. */
export const actionIcon = (call: string): IconName => ICONS[call] ?? 'sync';
