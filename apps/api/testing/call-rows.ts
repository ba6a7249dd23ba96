import type { FieldValue } from '@karigar/contract/wire/form-data';
import { writeWireDateTime } from '@karigar/domain/dates/wire-date';
import { dayOf } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';

/** What a call is about, and so what can belong to somebody else. */
export type Subject =
  | 'booking'
  | 'subscription'
  | 'document'
  | 'session'
  | 'passkey'
  | 'line'
  | 'address'
  | 'block'
  | 'none';

export type Target = {
  readonly bookingId: number;
  readonly orderId: number;
  readonly subscriptionId: number;
  readonly documentId: number;
  readonly bookingAddOnId: number;
  readonly addOnId: number;
  readonly addOnPrice: string;
  readonly sessionId: number;
  readonly passkeyId: number;
  /** A line of the serviceman's earnings. */
  readonly lineId: number;
  /** An address of the customer. */
  readonly addressId: number;
  /** A block that the caller made. */
  readonly blockId: number;
};

export type CallRow = {
  readonly subject: Subject;
  readonly fields: (target: Target, now: Instant) => Record<string, FieldValue>;
};

const REASON = 'The customer called us about it';

const ref = ({ bookingId, orderId }: Target) => ({
  bookingId: String(bookingId),
  mainId: String(orderId),
});

const aboutBooking = (
  more: (target: Target, now: Instant) => Record<string, FieldValue> = () => ({}),
): CallRow => ({
  subject: 'booking',
  fields: (target, now) => ({ ...ref(target), ...more(target, now) }),
});

const aboutNothing = (fields: Record<string, FieldValue> = {}): CallRow => ({
  subject: 'none',
  fields: () => fields,
});

const aboutAddress = (more: (now: Instant) => Record<string, FieldValue> = () => ({})) => ({
  subject: 'address' as const,
  fields: ({ addressId }: Target, now: Instant) => ({ id: String(addressId), ...more(now) }),
});

/** The smallest real PNG: one pixel. */
export const onePixel = (): File =>
  new File(
    [
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
        'base64',
      ),
    ],
    'pixel.png',
    { type: 'image/png' },
  );

/**
 * One row for each call of the registry, with valid fields. The suites that iterate over the registry
 * take their requests from here, and a call without its row fails them.
 */
export const CALL_ROWS: Readonly<Record<string, CallRow>> = {
  'login-with-id-token': aboutNothing({ username: '9822012345', userId: 'nobody', playerId: '' }),
  'login-with-password': aboutNothing({
    username: 'nobody@example.in',
    password: 'wrong password',
  }),
  register: aboutNothing({
    first_name: '',
    last_name: '',
    phone: '1',
    email: 'x',
    address: '',
    password: 'x',
  }),
  'continue-as-guest': aboutNothing(),
  'switch-role': aboutNothing({ role: 'customer' }),
  'list-sessions': aboutNothing(),
  'revoke-session': {
    subject: 'session',
    fields: ({ sessionId }) => ({ id: String(sessionId) }),
  },
  'revoke-other-sessions': aboutNothing(),
  'list-passkeys': aboutNothing(),
  'begin-passkey': aboutNothing(),
  'add-passkey': aboutNothing({ credential: '{}' }),
  'rename-passkey': {
    subject: 'passkey',
    fields: ({ passkeyId }) => ({ id: String(passkeyId), name: 'x' }),
  },
  'remove-passkey': { subject: 'passkey', fields: ({ passkeyId }) => ({ id: String(passkeyId) }) },
  'begin-passkey-login': aboutNothing({ device: 'matrix' }),
  'login-with-passkey': aboutNothing({ credential: '{}', device: 'matrix' }),
  'read-invite': aboutNothing({ code: 'matrix' }),
  'begin-invite-passkey': aboutNothing({ code: 'matrix' }),
  'accept-invite': aboutNothing({ code: 'matrix', credential: '{}', device: 'matrix' }),
  'accept-invite-with-authenticator': aboutNothing({
    code: 'matrix',
    password: 'seven dry umbrellas',
    totp: '000000',
    device: 'matrix',
  }),
  'begin-operator-login': aboutNothing({ device: 'matrix' }),
  'login-operator': aboutNothing({ credential: '{}', device: 'matrix' }),
  'login-with-authenticator': aboutNothing({
    email: 'nobody@example.in',
    password: 'seven dry umbrellas',
    totp: '000000',
    device: 'matrix',
  }),
  'begin-passkey-proof': aboutNothing(),
  'show-passkey': aboutNothing({ credential: '{}' }),
  'get-desk': aboutNothing(),
  'export-my-data': aboutNothing(),
  'erase-my-data': aboutNothing(),
  'list-consents': aboutNothing(),
  'change-consent': aboutNothing({ purpose: 'offers', given: '0', version: '' }),
  'open-ticket': aboutBooking(() => ({ category: 'booking', words: '?' })),
  'get-support': aboutNothing(),
  'list-my-tickets': aboutNothing(),
  'answer-ticket': aboutNothing({ ticketNo: 'T-1', step: 'resolve', answer: 'x' }),
  'report-person': aboutBooking(() => ({ reason: 'rude', words: '?' })),
  'block-person': aboutBooking(),
  'list-blocks': aboutNothing(),
  'unblock-person': { subject: 'block', fields: ({ blockId }) => ({ id: String(blockId) }) },
  'request-call': aboutBooking(),
  'log-out': aboutNothing(),
  'finish-log-out': aboutNothing({ session: 'ab'.repeat(32) }),
  'request-otp': aboutNothing({ phone: '9822012345', device: 'matrix' }),
  'verify-otp': aboutNothing({ phone: '9822012345', device: 'matrix', otp: '000000' }),
  'get-captcha': aboutNothing(),
  'request-change-otp': aboutNothing({ purpose: 'newEmail', to: 'x' }),
  'verify-change-otp': aboutNothing({ purpose: 'newEmail', to: 'x', otp: '000000' }),
  'request-recovery-otp': aboutNothing({ contact: '9822012345', device: 'matrix' }),
  'reset-password': aboutNothing({
    contact: '9822012345',
    device: 'matrix',
    otp: '000000',
    password: 'a long word',
  }),
  'request-second-proof': aboutNothing(),
  'confirm-second-proof': aboutNothing({ answer: '000000' }),
  'start-fresh-account': aboutNothing(),
  'look-at-change': aboutNothing({ token: 'x' }),
  'disown-change': aboutNothing({ token: 'x' }),
  'get-dashboard': aboutNothing(),
  'list-bookings': aboutNothing({ bookingStatus: '1' }),
  'list-notifications': aboutNothing(),
  'mark-notifications-read': aboutNothing(),
  'get-push-key': aboutNothing(),
  'subscribe-push': aboutNothing({ endpoint: 'https://example.in', p256dh: '', auth: '' }),
  'unsubscribe-push': aboutNothing({ playerId: 'nobody' }),
  'make-queue-key': aboutNothing(),
  'open-queue-key': aboutNothing(),
  'test-push': aboutNothing({ playerId: 'nobody', mark: '1' }),
  'list-notification-settings': aboutNothing(),
  'change-notification-setting': aboutNothing({ kind: 'chat-message', rings: '1' }),
  'list-service-add-ons': aboutNothing({ serviceId: '1' }),
  'propose-add-ons': aboutBooking(({ addOnId, addOnPrice }) => ({
    'addOnIds[]': [String(addOnId)],
    'oldPrices[]': [addOnPrice],
    'prices[]': [addOnPrice],
    'quantity[]': ['1'],
  })),
  'list-booking-add-ons': aboutBooking(),
  'answer-add-on': aboutBooking(({ bookingAddOnId }) => ({
    id: String(bookingAddOnId),
    answer: '1',
  })),
  'take-back-add-on': aboutBooking(({ bookingAddOnId }) => ({ id: String(bookingAddOnId) })),
  'submit-approval': aboutBooking(({ addOnId, addOnPrice }, now) => ({
    nonce: '0123456789ABCDEF0123456789ABCDEF',
    askedAt: writeWireDateTime(now),
    'addOnIds[]': [String(addOnId)],
    'prices[]': [addOnPrice],
    'quantity[]': ['1'],
    amount: addOnPrice,
    answer: '1',
    signature: 'AB'.repeat(32),
  })),
  'list-my-bookings': aboutNothing({ bookingStatus: '1' }),
  'get-my-booking': {
    subject: 'booking',
    fields: ({ bookingId }) => ({ bookingId: String(bookingId) }),
  },
  'cancel-booking': aboutBooking(() => ({ why: '1' })),
  'list-new-slots': aboutBooking((_target, now) => ({ day: dayOf(now) })),
  'reschedule-booking': aboutBooking((_target, now) => ({ slot: writeWireDateTime(now) })),
  'replace-serviceman': aboutBooking(),
  'rate-booking': aboutBooking(() => ({ stars: '5' })),
  'get-car-details': {
    subject: 'subscription',
    fields: ({ subscriptionId }) => ({ subscriptionId: String(subscriptionId) }),
  },
  'start-work': aboutBooking((_target, now) => ({ startTime: writeWireDateTime(now) })),
  'hold-work': aboutBooking((_target, now) => ({ holdTime: dayOf(now), reason: 'Rain' })),
  'resume-work': aboutBooking(),
  'list-offers': aboutNothing(),
  'list-past-offers': aboutNothing(),
  'accept-offer': aboutBooking(),
  'refuse-offer': aboutBooking(),
  'give-back-booking': aboutBooking(() => ({ reason: 'no' })),
  'get-duty': aboutNothing(),
  'set-duty': aboutNothing({ duty: '1' }),
  'save-working-hours': aboutNothing({ areaId: '1', reachKm: '10' }),
  'save-days-off': aboutNothing(),
  'run-late': aboutBooking(() => ({ minutes: '15' })),
  'report-arrival': aboutBooking(() => ({ latitude: '18.5', longitude: '73.8' })),
  'report-not-home': aboutBooking(() => ({ latitude: '18.5', longitude: '73.8' })),
  'report-missed-visit': aboutBooking((_target, now) => ({
    arrivalTime: writeWireDateTime(now),
    latitude: '18.5',
    longitude: '73.8',
  })),
  'decide-visit': aboutBooking(() => ({ outcome: 'waived', reason: REASON })),
  'send-completion-code': aboutBooking(),
  'ask-override': aboutBooking(() => ({ reason: REASON })),
  'confirm-override': aboutBooking(),
  'settle-visit': aboutBooking(() => ({ outcome: 'paid', reason: REASON })),
  'list-exceptions': aboutNothing(),
  'end-work': aboutBooking((_target, now) => ({ endTime: writeWireDateTime(now) })),
  'verify-completion-otp': aboutBooking(() => ({ otp: '000000' })),
  'get-payment-summary': aboutBooking(),
  'add-payment': aboutBooking(() => ({ amount: '1.00', paymentMode: 'cash' })),
  'get-receipt': aboutBooking(),
  'get-statement': aboutNothing({ period: '2026-01' }),
  'get-upi-request': aboutBooking(),
  'ask-by-upi': aboutBooking(),
  'start-online-payment': aboutBooking(),
  'get-online-payment': aboutNothing({ paymentId: '1' }),
  'confirm-upi': aboutNothing({ reference: 'KU1', bankReference: '1' }),
  'list-chat': aboutBooking(),
  'send-chat': aboutBooking(() => ({ message: 'Hello', type: 's' })),
  'mark-chat-read': aboutBooking(() => ({ messageId: '1', mark: 'read' })),
  'clear-chat': aboutBooking(() => ({ messageId: '1' })),
  'get-profile': aboutNothing(),
  'update-profile': aboutNothing({
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    address: '',
  }),
  'update-bank-details': aboutNothing({
    accountNo: '',
    ifscCode: '',
    holderName: '',
    bankName: '',
  }),
  'list-categories': aboutNothing(),
  'list-category-services': aboutNothing({ categoryId: '1' }),
  'list-popular-services': aboutNothing(),
  'get-service': aboutNothing({ serviceId: '21' }),
  'search-services': aboutNothing({ search: 'ac service' }),
  'get-provider': aboutNothing({ providerId: '101' }),
  'list-areas': aboutNothing(),
  'list-addresses': aboutNothing(),
  'save-address': aboutAddress(() => ({
    label: 'Home',
    contactName: '',
    flatNo: '3',
    street: 'Lane 5',
    landmark: '',
    areaId: '102',
    pinCode: '411045',
    latitude: '18.559',
    longitude: '73.7868',
  })),
  'remove-address': aboutAddress(),
  'list-slots': aboutNothing({ serviceId: '21', quantity: '1', areaId: '102', day: '2026-01-16' }),
  'place-order': {
    subject: 'address',
    fields: ({ addressId }, now) => ({
      addressId: String(addressId),
      total: '0.00',
      'serviceIds[]': ['21'],
      'quantities[]': ['1'],
      'slots[]': [writeWireDateTime(now)],
    }),
  },
  'assign-booking': aboutBooking(() => ({ servicemanId: '999999999', version: '1' })),
  'get-board': aboutNothing({ cityId: '1', day: '2026-01-15' }),
  'read-cards': aboutNothing({ 'ids[]': ['1'] }),
  'list-matches': aboutBooking(),
  'end-for-serviceman': aboutBooking(() => ({ version: '1', reason: REASON })),
  'list-countersigns': aboutNothing({ which: 'open' }),
  'answer-countersign': aboutNothing({ id: '1', outcome: 'agreed' }),
  'list-operators': aboutNothing(),
  'invite-operator': aboutNothing({ email: 'x', name: 'x', 'desks[]': ['help'], reason: REASON }),
  'withdraw-invite': aboutNothing({ inviteId: '1', reason: REASON }),
  'save-desks': aboutNothing({ accountId: '1', 'desks[]': ['help'], reason: REASON }),
  'close-operator': aboutNothing({ accountId: '1', reason: REASON }),
  'list-waiting': aboutNothing(),
  'count-waiting': aboutNothing(),
  'take-item': aboutNothing({ kind: 'late-action', id: '1' }),
  'leave-item': aboutNothing({ kind: 'late-action', id: '1' }),
  'finish-item': aboutNothing({ kind: 'late-action', id: '1', reason: REASON }),
  'reopen-item': aboutNothing({ kind: 'late-action', id: '1' }),
  'find-anything': aboutNothing({ words: 'Nobody' }),
  // By its number, which no target of the suites has.
  'get-record': aboutNothing({ bookingNo: 'KRG-0' }),
  'list-history': aboutBooking(),
  'list-all-bookings': aboutNothing(),
  'add-note': aboutBooking(() => ({ words: 'The gate is at the back' })),
  'take-back-note': aboutNothing({ id: '1' }),
  'call-person': aboutBooking(() => ({ side: 'customer', reason: REASON })),
  'release-booking': aboutBooking(() => ({ version: '1', reason: REASON })),
  'offer-booking': aboutBooking(() => ({ version: '1' })),
  'list-moves': aboutBooking((_target, now) => ({ day: dayOf(now) })),
  'move-booking': aboutBooking((_target, now) => ({
    version: '1',
    slot: writeWireDateTime(now),
    reason: REASON,
  })),
  'cancel-for-customer': aboutBooking(() => ({ version: '1', charge: 'none', reason: REASON })),
  'reopen-booking': aboutBooking(() => ({ version: '1', reason: REASON })),
  'hold-for-serviceman': aboutBooking((_target, now) => ({
    version: '1',
    holdTime: dayOf(now),
    reason: REASON,
  })),
  'list-jobs-to-free': aboutNothing({ servicemanId: '101', day: '2026-01-15' }),
  'free-serviceman': aboutNothing({ servicemanId: '101', day: '2026-01-15', reason: 'x' }),
  'list-kyc-documents': aboutNothing(),
  'add-tip': aboutBooking(() => ({ amount: '0.50' })),
  'get-earnings': aboutNothing(),
  'list-day-jobs': aboutNothing({ day: '2026-01-15' }),
  'get-job-earnings': aboutBooking(),
  'list-earning-months': aboutNothing(),
  'list-payouts': aboutNothing(),
  'list-deposits': aboutNothing(),
  'deposit-cash': aboutNothing({ amount: '0.00', way: 'office', reference: '' }),
  'question-line': {
    subject: 'line',
    fields: ({ lineId }) => ({ lineId: String(lineId), question: '?' }),
  },
  'list-cases': aboutNothing(),
  'reverse-payment': aboutNothing({ paymentId: '1', reason: 'x' }),
  'correct-payment': aboutNothing({ paymentId: '1', amount: '1.00', reason: 'x' }),
  'refund-payment': aboutBooking(() => ({ amount: '1.00', borneBy: 'everyone', reason: REASON })),
  'correct-earnings': aboutBooking(() => ({ direction: 'give', amount: '1.00', reason: REASON })),
  'confirm-deposit': aboutNothing({ depositId: '1', outcome: 'refused', reason: 'x' }),
  'list-payables': aboutNothing(),
  'list-payout-runs': aboutNothing(),
  'get-payout-run': aboutNothing({ runId: '1' }),
  // Of somebody without a payable amount, so that the suites leave no run behind.
  'prepare-payout-run': aboutNothing({ servicemanId: '1' }),
  'confirm-payout-run': aboutNothing({ runId: '1', people: '1', amount: '100.00' }),
  'cancel-payout-run': aboutNothing({ runId: '1' }),
  'take-payout-file': aboutNothing({ runId: '1' }),
  'record-payout-results': aboutNothing({ runId: '1', results: 'P1,FAILED,,Account closed' }),
  'answer-case': aboutNothing({ caseNo: 'Q-1', answer: 'x' }),
  'list-freezes': aboutNothing(),
  'answer-freeze': aboutNothing({ freezeId: '1', answer: 'keep', reason: 'x' }),
  'list-late-actions': aboutNothing(),
  'look-at-document': aboutNothing({ documentId: '1', reason: 'x' }),
  'list-documents': aboutNothing(),
  'get-candidate': aboutNothing({ accountId: '101' }),
  'check-number': aboutNothing({ documentId: '1', upload: '1', number: 'x' }),
  'answer-document': aboutNothing({
    documentId: '1',
    upload: '9',
    outcome: 'rejected',
    name: 'same',
    reason: 'expired',
  }),
  'undo-document-answer': aboutNothing({ documentId: '1' }),
  'answer-bank-details': aboutNothing({ accountId: '101', version: '9', outcome: 'verified' }),
  'save-skills': aboutNothing({ accountId: '101', areaId: '102' }),
  'verify-serviceman': aboutNothing({ accountId: '101', outcome: 'withdrawn' }),
  'get-application': aboutNothing(),
  'apply-as-serviceman': aboutNothing({ areaId: '102' }),
  'reveal-sealed': aboutNothing({ accountId: '101', number: 'pan', reason: 'x' }),
  'give-offline-aadhaar': {
    subject: 'document',
    fields: ({ documentId }) => ({ id: String(documentId), qr: '1' }),
  },
  'upload-kyc-document': {
    subject: 'document',
    fields: ({ documentId }) => ({
      id: String(documentId),
      documentNumber: 'x',
      file: onePixel(),
    }),
  },
};
