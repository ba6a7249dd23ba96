import type { Membership } from '../roles.ts';

type KindRule = {
  readonly to: readonly Membership[];
  /** Whether the user may turn push off for this kind; the notification still appears in the list. */
  readonly canBeSilent: boolean;
};

const alwaysPushed = (...to: readonly Membership[]): KindRule => ({ to, canBeSilent: false });
const silenceable = (...to: readonly Membership[]): KindRule => ({ to, canBeSilent: true });

/** Every kind of notification and its roles. Nobody can silence the kinds that assign work. */
const KINDS = {
  welcome: alwaysPushed('serviceman', 'customer'),
  'account-claimed': alwaysPushed('serviceman', 'customer'),
  'phone-changed': alwaysPushed('serviceman', 'customer'),
  'email-changed': alwaysPushed('serviceman', 'customer'),
  'password-changed': alwaysPushed('serviceman', 'customer'),
  'bank-changed': alwaysPushed('serviceman'),
  'passkey-added': alwaysPushed('serviceman', 'customer'),
  'passkey-removed': alwaysPushed('serviceman', 'customer'),
  'number-claimed': alwaysPushed('serviceman', 'customer'),
  'payouts-frozen': alwaysPushed('serviceman', 'customer'),
  'payouts-kept': alwaysPushed('serviceman', 'customer'),
  'payouts-restored': alwaysPushed('serviceman', 'customer'),
  'new-device': alwaysPushed('serviceman', 'customer'),
  'terms-changed': alwaysPushed('serviceman', 'customer'),
  'document-approved': alwaysPushed('serviceman'),
  'document-rejected': alwaysPushed('serviceman'),
  'bank-checked': alwaysPushed('serviceman'),
  'bank-refused': alwaysPushed('serviceman'),
  verified: alwaysPushed('serviceman'),
  unverified: alwaysPushed('serviceman'),
  'booking-assigned': alwaysPushed('serviceman'),
  'job-offered': alwaysPushed('serviceman'),
  'nobody-yet': alwaysPushed('customer'),
  'nobody-came': alwaysPushed('customer'),
  'given-back': alwaysPushed('customer'),
  'on-the-way': alwaysPushed('customer'),
  'started-without-code': alwaysPushed('customer'),
  'running-late': alwaysPushed('customer'),
  overdue: alwaysPushed('customer'),
  'at-your-door': alwaysPushed('customer'),
  'nobody-home': alwaysPushed('customer'),
  'visit-paid': alwaysPushed('serviceman'),
  'visit-checked': alwaysPushed('serviceman'),
  'visit-missed': alwaysPushed('customer'),
  'visit-not-charged': alwaysPushed('customer'),
  'visit-not-paid': alwaysPushed('serviceman'),
  'visit-settled': alwaysPushed('customer'),
  'visit-waived': alwaysPushed('customer'),
  'revisit-paid': alwaysPushed('serviceman'),
  'given-back-late': alwaysPushed('customer'),
  'completed-by-team': alwaysPushed('serviceman'),
  'add-on-accepted': silenceable('serviceman'),
  'add-on-rejected': silenceable('serviceman'),
  'work-started': silenceable('customer'),
  'work-held': silenceable('customer'),
  'work-resumed': silenceable('customer'),
  'work-ended': silenceable('customer'),
  'work-completed': silenceable('customer'),
  'add-ons-proposed': silenceable('customer'),
  'payment-received': silenceable('customer'),
  'add-ons-lapsed': alwaysPushed('serviceman'),
  'add-ons-late': alwaysPushed('customer'),
  'approval-arrived': alwaysPushed('customer'),
  'late-cash': alwaysPushed('serviceman'),
  'late-cash-reported': alwaysPushed('customer'),
  'late-work': alwaysPushed('serviceman'),
  'late-work-reported': alwaysPushed('customer'),
  'late-code': alwaysPushed('serviceman'),
  'late-code-reported': alwaysPushed('customer'),
  'late-start': alwaysPushed('serviceman'),
  'late-start-reported': alwaysPushed('customer'),
  'paid-online': alwaysPushed('serviceman'),
  'sent-back': alwaysPushed('serviceman', 'customer'),
  'back-with-you': alwaysPushed('customer'),
  'tip-received': alwaysPushed('serviceman'),
  'booking-cancelled': alwaysPushed('serviceman'),
  'cancelled-late': alwaysPushed('serviceman'),
  'booking-rated': alwaysPushed('serviceman'),
  'booking-moved': alwaysPushed('serviceman'),
  'payment-corrected': alwaysPushed('serviceman', 'customer'),
  'refund-made': alwaysPushed('serviceman', 'customer'),
  'earnings-corrected': alwaysPushed('serviceman'),
  'part-earned': alwaysPushed('serviceman'),
  'deposit-confirmed': alwaysPushed('serviceman'),
  'deposit-refused': alwaysPushed('serviceman'),
  'payout-sent': alwaysPushed('serviceman'),
  'payout-paid': alwaysPushed('serviceman'),
  'payout-failed': alwaysPushed('serviceman'),
  'payout-returned': alwaysPushed('serviceman'),
  'case-answered': alwaysPushed('serviceman'),
  'cash-limit-near': alwaysPushed('serviceman'),
  'cash-limit-passed': alwaysPushed('serviceman'),
  'serviceman-assigned': alwaysPushed('customer'),
  'booking-given-away': alwaysPushed('serviceman'),
  'booking-released': alwaysPushed('serviceman'),
  'somebody-else': alwaysPushed('customer'),
  'cancelled-by-team': alwaysPushed('customer'),
  'reopened-by-team': alwaysPushed('customer'),
  'moved-by-team': alwaysPushed('customer'),
  'held-by-team': alwaysPushed('serviceman'),
  'ended-by-team': alwaysPushed('serviceman'),
  'ticket-acknowledged': alwaysPushed('serviceman', 'customer'),
  'ticket-answered': alwaysPushed('serviceman', 'customer'),
  'chat-message': silenceable('serviceman', 'customer'),
} as const satisfies Record<string, KindRule>;

export type NotificationKind = keyof typeof KINDS;

export const NOTIFICATION_KINDS = Object.keys(KINDS) as readonly NotificationKind[];

export const isNotificationKind = (word: string): word is NotificationKind =>
  Object.hasOwn(KINDS, word);

const isNotifiedOf = (role: string, kind: NotificationKind): boolean =>
  KINDS[kind].to.some((one) => one === role);

/** Whether this role may silence this kind; false for an unknown kind. */
export const canBeSilent = (role: string, kind: string): boolean =>
  isNotificationKind(kind) && isNotifiedOf(role, kind) && KINDS[kind].canBeSilent;

/** The setting of a serviceman who wants an SMS where the phone does not show an offer; off until it is chosen. */
export const OFFER_SMS = 'offer-sms';

export type NotificationSetting = {
  readonly kind: NotificationKind | typeof OFFER_SMS;
  readonly rings: boolean;
  readonly canBeSilent: boolean;
};

/** Rare notifications about the account or money, and urgent ones: the settings do not list them. */
const UNLISTED: ReadonlySet<NotificationKind> = new Set([
  'welcome',
  'account-claimed',
  'phone-changed',
  'email-changed',
  'password-changed',
  'bank-changed',
  'passkey-added',
  'passkey-removed',
  'number-claimed',
  'payouts-frozen',
  'payouts-kept',
  'payouts-restored',
  'new-device',
  'terms-changed',
  'document-approved',
  'document-rejected',
  'bank-checked',
  'bank-refused',
  'verified',
  'unverified',
  'job-offered',
  'nobody-yet',
  'nobody-came',
  'given-back',
  'started-without-code',
  'on-the-way',
  'running-late',
  'overdue',
  'at-your-door',
  'nobody-home',
  'visit-paid',
  'visit-checked',
  'visit-missed',
  'visit-not-charged',
  'visit-not-paid',
  'visit-settled',
  'visit-waived',
  'revisit-paid',
  'given-back-late',
  'completed-by-team',
  'add-ons-lapsed',
  'add-ons-late',
  'late-cash',
  'late-cash-reported',
  'late-work',
  'late-work-reported',
  'late-code',
  'late-code-reported',
  'late-start',
  'late-start-reported',
  'approval-arrived',
  'paid-online',
  'sent-back',
  'back-with-you',
  'tip-received',
  'booking-cancelled',
  'cancelled-late',
  'booking-rated',
  'booking-moved',
  'payment-corrected',
  'refund-made',
  'earnings-corrected',
  'part-earned',
  'deposit-confirmed',
  'deposit-refused',
  'payout-sent',
  'payout-paid',
  'payout-failed',
  'payout-returned',
  'case-answered',
  'cash-limit-near',
  'cash-limit-passed',
  'serviceman-assigned',
  'booking-given-away',
  'booking-released',
  'somebody-else',
  'cancelled-by-team',
  'reopened-by-team',
  'moved-by-team',
  'held-by-team',
  'ended-by-team',
  'ticket-acknowledged',
  'ticket-answered',
]);

/** The kinds that this role can be notified of, and which of them are silenced; of a serviceman also whether offers go by SMS. */
export const notificationSettings = (
  role: string,
  {
    silenced,
    takesOfferSms,
  }: { readonly silenced: readonly string[]; readonly takesOfferSms: boolean },
): readonly NotificationSetting[] => {
  const kinds = NOTIFICATION_KINDS.filter(
    (kind) => isNotifiedOf(role, kind) && !UNLISTED.has(kind),
  ).map((kind) => ({
    kind,
    rings: !(canBeSilent(role, kind) && silenced.includes(kind)),
    canBeSilent: KINDS[kind].canBeSilent,
  }));
  return role === 'serviceman'
    ? [...kinds, { kind: OFFER_SMS, rings: takesOfferSms, canBeSilent: true }]
    : kinds;
};
