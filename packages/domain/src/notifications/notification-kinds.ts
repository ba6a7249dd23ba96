import type { Membership } from '../roles.ts';

type Told = {
  readonly to: readonly Membership[];
  /** Whether he may find it in his list without being called for it. */
  readonly canBeSilent: boolean;
};

const alwaysRings = (...to: readonly Membership[]): Told => ({ to, canBeSilent: false });
const mayBeSilent = (...to: readonly Membership[]): Told => ({ to, canBeSilent: true });

/** Everything that is told, to whom. Whoever is given work must hear of it. */
const KINDS = {
  welcome: alwaysRings('serviceman', 'customer'),
  'account-claimed': alwaysRings('serviceman', 'customer'),
  'booking-assigned': alwaysRings('serviceman'),
  'job-offered': alwaysRings('serviceman'),
  'nobody-yet': alwaysRings('customer'),
  'given-back': alwaysRings('customer'),
  'running-late': alwaysRings('customer'),
  overdue: alwaysRings('customer'),
  'at-your-door': alwaysRings('customer'),
  'nobody-home': alwaysRings('customer'),
  'visit-paid': alwaysRings('serviceman'),
  'visit-settled': alwaysRings('customer'),
  'visit-waived': alwaysRings('customer'),
  'given-back-late': alwaysRings('customer'),
  'completed-by-team': alwaysRings('serviceman'),
  'add-on-accepted': mayBeSilent('serviceman'),
  'add-on-rejected': mayBeSilent('serviceman'),
  'work-started': mayBeSilent('customer'),
  'work-held': mayBeSilent('customer'),
  'work-resumed': mayBeSilent('customer'),
  'work-ended': mayBeSilent('customer'),
  'work-completed': mayBeSilent('customer'),
  'add-ons-proposed': mayBeSilent('customer'),
  'payment-received': mayBeSilent('customer'),
  'add-ons-lapsed': alwaysRings('serviceman'),
  'add-ons-late': alwaysRings('customer'),
  'tip-received': alwaysRings('serviceman'),
  'booking-cancelled': alwaysRings('serviceman'),
  'booking-rated': alwaysRings('serviceman'),
  'booking-moved': alwaysRings('serviceman'),
  'payment-corrected': alwaysRings('serviceman', 'customer'),
  'refund-made': alwaysRings('serviceman', 'customer'),
  'earnings-corrected': alwaysRings('serviceman'),
  'deposit-confirmed': alwaysRings('serviceman'),
  'deposit-refused': alwaysRings('serviceman'),
  'payout-sent': alwaysRings('serviceman'),
  'case-answered': alwaysRings('serviceman'),
  'cash-limit-near': alwaysRings('serviceman'),
  'cash-limit-passed': alwaysRings('serviceman'),
  'serviceman-assigned': alwaysRings('customer'),
  'booking-given-away': alwaysRings('serviceman'),
  'ticket-acknowledged': alwaysRings('serviceman', 'customer'),
  'ticket-answered': alwaysRings('serviceman', 'customer'),
  'chat-message': mayBeSilent('serviceman', 'customer'),
} as const satisfies Record<string, Told>;

export type NotificationKind = keyof typeof KINDS;

export const NOTIFICATION_KINDS = Object.keys(KINDS) as readonly NotificationKind[];

export const isNotificationKind = (word: string): word is NotificationKind =>
  Object.hasOwn(KINDS, word);

const isToldTo = (role: string, kind: NotificationKind): boolean =>
  KINDS[kind].to.some((one) => one === role);

/** Whether one of this role may silence this kind; a kind nobody knows he may not. */
export const canBeSilent = (role: string, kind: string): boolean =>
  isNotificationKind(kind) && isToldTo(role, kind) && KINDS[kind].canBeSilent;

export type NotificationSetting = {
  readonly kind: NotificationKind;
  readonly rings: boolean;
  readonly canBeSilent: boolean;
};

/** Told seldom and about his account or his money, or while there is no time to lose: nothing to choose about. */
const SELDOM: ReadonlySet<NotificationKind> = new Set([
  'welcome',
  'account-claimed',
  'job-offered',
  'nobody-yet',
  'given-back',
  'running-late',
  'overdue',
  'at-your-door',
  'nobody-home',
  'visit-paid',
  'visit-settled',
  'visit-waived',
  'given-back-late',
  'completed-by-team',
  'add-ons-lapsed',
  'add-ons-late',
  'tip-received',
  'booking-cancelled',
  'booking-rated',
  'booking-moved',
  'payment-corrected',
  'refund-made',
  'earnings-corrected',
  'deposit-confirmed',
  'deposit-refused',
  'payout-sent',
  'case-answered',
  'cash-limit-near',
  'cash-limit-passed',
  'serviceman-assigned',
  'booking-given-away',
  'ticket-acknowledged',
  'ticket-answered',
]);

/** What one of this role can be called for, and what of it he has silenced. */
export const notificationSettings = (
  role: string,
  silenced: readonly string[],
): readonly NotificationSetting[] =>
  NOTIFICATION_KINDS.filter((kind) => isToldTo(role, kind) && !SELDOM.has(kind)).map((kind) => ({
    kind,
    rings: !(canBeSilent(role, kind) && silenced.includes(kind)),
    canBeSilent: KINDS[kind].canBeSilent,
  }));
