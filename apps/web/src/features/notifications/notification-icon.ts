import type { NotificationKind } from '@karigar/domain/notifications/notification-kinds';
import type { IconName } from '@karigar/ui/icon/icon';

const ICONS: Partial<Record<string, IconName>> = {
  'account-claimed': 'shield',
  'booking-assigned': 'slip',
  'add-on-accepted': 'checkC',
  'add-on-rejected': 'xC',
  'add-ons-proposed': 'plus',
  'work-started': 'play',
  'work-held': 'pause',
  'work-resumed': 'play',
  'work-ended': 'flag',
  'work-completed': 'checkC',
  'payment-received': 'cash',
  'add-ons-lapsed': 'xC',
  'add-ons-late': 'xC',
  'tip-received': 'cash',
  'booking-cancelled': 'xC',
  'booking-rated': 'star',
  'booking-moved': 'cal',
  'payment-corrected': 'cash',
  'refund-made': 'cash',
  'earnings-corrected': 'cash',
  'deposit-confirmed': 'checkC',
  'deposit-refused': 'xC',
  'payout-sent': 'cash',
  'case-answered': 'chat',
  'cash-limit-near': 'cash',
  'cash-limit-passed': 'cash',
  'serviceman-assigned': 'user',
  'booking-given-away': 'slip',
  'ticket-acknowledged': 'chat',
  'ticket-answered': 'chat',
  'job-offered': 'slip',
  'nobody-yet': 'slip',
  'given-back': 'slip',
  'chat-message': 'chat',
} satisfies Partial<Record<NotificationKind, IconName>>;

/** A drawing of what it is about; a bell for a kind we do not know. */
export const notificationIcon = (kind: string): IconName =>
  (Object.hasOwn(ICONS, kind) ? ICONS[kind] : undefined) ?? 'bell';
