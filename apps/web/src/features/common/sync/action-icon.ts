import type { IconName } from '@karigar/ui/icon/icon';

const ICONS: Readonly<Record<string, IconName>> = {
  'set-off': 'route',
  'run-late': 'clock',
  'report-missed-visit': 'pin',
  'start-work': 'play',
  'hold-work': 'pause',
  'resume-work': 'play',
  'save-checklist': 'checkC',
  'end-work': 'flag',
  'verify-completion-otp': 'lock',
  'propose-add-ons': 'plus',
  'submit-approval': 'checkC',
  'add-payment': 'cash',
  'send-chat': 'chat',
};

/** An older app may have queued an action that this one does not know. */
export const actionIcon = (call: string): IconName => ICONS[call] ?? 'sync';
