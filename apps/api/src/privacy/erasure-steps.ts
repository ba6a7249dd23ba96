import { OPERATOR_ERASURE } from './operator-rows.ts';
import { TOUCHED_BOOKINGS } from './personal-rows.ts';

/** Replaces a name or text in a column that may not be null. */
const GONE = `'—'`;

/** One step of an erasure: deletes the rows, or sets these columns. */
export type ErasureStep = {
  readonly name: string;
  readonly table: string;
  readonly whose: string;
  readonly set?: string;
};

/** The order matters: rows found by phone, email or booking go before those columns change. */
export const ERASURE_STEPS: readonly ErasureStep[] = [
  {
    name: 'inbox',
    table: 'dev_inbox',
    whose: `recipient IN (SELECT unnest(ARRAY[phone, '+91' || phone, email]) FROM accounts WHERE id = $1)`,
  },
  { name: 'sessions', table: 'sessions', whose: 'account_id = $1' },
  { name: 'bank', table: 'bank_details', whose: 'account_id = $1' },
  { name: 'answers', table: 'kyc_answers', whose: 'account_id = $1' },
  { name: 'documents', table: 'kyc_documents', whose: 'account_id = $1' },
  { name: 'application', table: 'serviceman_applications', whose: 'account_id = $1' },
  { name: 'push', table: 'push_subscriptions', whose: 'account_id = $1' },
  // Without it nobody reads what waits encrypted on the person's phones.
  { name: 'queue key', table: 'queue_keys', whose: 'account_id = $1' },
  { name: 'fates of messages', table: 'messages', whose: 'account_id = $1' },
  { name: 'notifications', table: 'notifications', whose: 'account_id = $1' },
  { name: 'silenced', table: 'silenced_kinds', whose: 'account_id = $1' },
  { name: 'SMS of offers', table: 'offer_sms', whose: 'account_id = $1' },
  { name: 'work records', table: 'work_records', whose: 'account_id = $1' },
  { name: 'skills', table: 'serviceman_skills', whose: 'account_id = $1' },
  { name: 'offers', table: 'offers', whose: 'serviceman_id = $1' },
  { name: 'pace', table: 'payout_paces', whose: 'account_id = $1' },
  { name: 'work', table: 'serviceman_work', whose: 'account_id = $1' },
  { name: 'hours', table: 'serviceman_hours', whose: 'account_id = $1' },
  { name: 'days-off', table: 'serviceman_days_off', whose: 'account_id = $1' },
  { name: 'addresses', table: 'addresses', whose: 'account_id = $1' },
  {
    name: 'buyers',
    table: 'booking_buyers',
    whose: 'booking_id IN (SELECT id FROM bookings WHERE customer_id = $1)',
  },
  { name: 'stars', table: 'serviceman_ratings', whose: 'account_id = $1' },
  { name: 'consents', table: 'consents', whose: 'account_id = $1' },
  { name: 'blocks', table: 'person_blocks', whose: 'account_id = $1 OR blocked_id = $1' },
  { name: 'outbox', table: 'outbox', whose: 'account_id = $1' },
  { name: 'chat marks', table: 'chat_readers', whose: 'account_id = $1' },
  { name: 'proofs', table: 'fresh_proofs', whose: 'account_id = $1' },
  { name: 'devices', table: 'known_devices', whose: 'account_id = $1' },
  { name: 'passkeys', table: 'passkeys', whose: 'account_id = $1' },
  ...OPERATOR_ERASURE,
  { name: 'changes', table: 'account_changes', whose: 'account_id = $1' },
  { name: 'change links', table: 'change_links', whose: 'account_id = $1' },
  { name: 'number claims', table: 'number_claims', whose: 'account_id = $1' },
  { name: 'uploads', table: 'upload_days', whose: 'account_id = $1' },
  // The key of the erasure itself has no reply yet, and a concurrent repeat waits for it.
  {
    name: 'keys',
    table: 'idempotency_keys',
    whose: `scope = 'account:' || $1::bigint AND reply IS NOT NULL`,
  },
  {
    name: 'notifications-of-others',
    table: 'notifications',
    whose: `account_id IN (SELECT customer_id FROM bookings WHERE id IN ${TOUCHED_BOOKINGS}
        UNION SELECT serviceman_id FROM bookings WHERE customer_id = $1
        UNION SELECT account_id FROM former_holders WHERE booking_id IN ${TOUCHED_BOOKINGS})
      AND booking_id IN ${TOUCHED_BOOKINGS} AND account_id <> $1`,
    // The details of one kind contain the serviceman's name, those of several a reason, which their texts show.
    set: `sender = NULL, details = CASE WHEN kind = 'serviceman-assigned' THEN details - 'name' - 'nameHi'
      WHEN details ? 'reason' THEN jsonb_set(details, '{reason}', '"—"') ELSE details END`,
  },
  {
    name: 'questions',
    table: 'earnings_cases',
    whose: 'serviceman_id = $1',
    set: `question = ${GONE}, answer = CASE WHEN answer IS NULL THEN NULL ELSE ${GONE} END`,
  },
  { name: 'ratings', table: 'ratings', whose: 'customer_id = $1', set: `words = ''` },
  {
    name: 'alarms',
    table: 'alarms',
    whose: 'account_id = $1',
    set: `latitude = NULL, longitude = NULL, reason = CASE WHEN reason IS NULL THEN NULL ELSE ${GONE} END`,
  },
  {
    name: 'revisits',
    table: 'revisits',
    whose: 'customer_id = $1',
    set: `words = ${GONE}, reason = CASE WHEN reason IS NULL THEN NULL ELSE ${GONE} END`,
  },
  {
    name: 'tickets',
    table: 'tickets',
    whose: 'account_id = $1',
    set: `words = ${GONE}, answer = CASE WHEN answer IS NULL THEN NULL ELSE ${GONE} END`,
  },
  {
    name: 'messages',
    table: 'chat_messages',
    whose: `booking_id IN ${TOUCHED_BOOKINGS} AND sender_id = $1`,
    set: `body = ${GONE}, picture_key = NULL`,
  },
  {
    name: 'events',
    table: 'booking_events',
    // Operators write about both sides.
    whose: `booking_id IN ${TOUCHED_BOOKINGS} AND (account_id = $1 OR actor = 'operator')
      AND (details ?| '{reason,message}' OR picture_key IS NOT NULL)`,
    set: `details = details - 'reason' - 'message', picture_key = NULL`,
  },
  {
    name: 'cars',
    table: 'cars',
    whose: 'subscription_id IN (SELECT id FROM subscriptions WHERE customer_id = $1)',
    set: `company = ${GONE}, number = ${GONE}, colour = ${GONE}`,
  },
  {
    name: 'bookings-as-customer',
    table: 'bookings',
    whose: 'customer_id = $1',
    set: `customer_name = ${GONE}, customer_phone = NULL, alternate_phone = NULL, area = ${GONE},
      street = ${GONE}, address = ${GONE}, flat_no = '', house_no = '', hold_reason = NULL,
      latitude = NULL, longitude = NULL`,
  },
  {
    name: 'bookings-as-serviceman',
    table: 'bookings',
    whose: 'serviceman_id = $1',
    set: `serviceman_name = ${GONE}, hold_reason = NULL`,
  },
  { name: 'roles', table: 'memberships', whose: 'account_id = $1', set: 'verified_at = NULL' },
  {
    name: 'profile',
    table: 'profiles',
    whose: 'account_id = $1',
    set: `first_name = ${GONE}, last_name = ${GONE}, address = '', picture_key = NULL`,
  },
  {
    name: 'account',
    table: 'accounts',
    whose: 'id = $1',
    set: `phone = NULL, email = NULL, password_hash = NULL, phone_verified_at = NULL,
      email_verified_at = NULL, blocked_reason = NULL, blocked_at = now(), erased_at = now()`,
  },
  // After the account, because the database takes these only of an erased person.
  {
    name: 'audit reasons',
    table: 'audit_reasons',
    whose: `subject_id = $1 OR booking_id IN ${TOUCHED_BOOKINGS}`,
  },
  {
    name: 'ledger reasons',
    table: 'ledger_transactions',
    whose: `(serviceman_id = $1 OR booking_id IN ${TOUCHED_BOOKINGS}) AND reason IS NOT NULL`,
    set: `reason = ${GONE}`,
  },
  {
    name: 'payout reasons',
    table: 'payouts',
    whose: 'serviceman_id = $1 AND reason IS NOT NULL',
    set: `reason = ${GONE}`,
  },
  {
    name: 'words of the bank about payouts',
    table: 'payout_rows',
    whose: 'serviceman_id = $1 AND words IS NOT NULL',
    set: `words = ${GONE}`,
  },
  {
    name: 'deposit reasons',
    table: 'deposits',
    whose: 'serviceman_id = $1 AND reason IS NOT NULL',
    set: `reason = ${GONE}`,
  },
  {
    name: 'freeze reasons',
    table: 'payout_freezes',
    whose: 'account_id = $1 AND reason IS NOT NULL',
    set: `reason = ${GONE}`,
  },
  {
    name: 'override reasons',
    table: 'completion_overrides',
    whose: `booking_id IN ${TOUCHED_BOOKINGS}`,
    set: `reason = ${GONE}`,
  },
  {
    name: 'countersign reasons',
    table: 'countersigns',
    whose: `(booking_id IN ${TOUCHED_BOOKINGS} OR subject_id = $1)`,
    set: `reason = ${GONE}`,
  },
  {
    name: 'countersign answers',
    table: 'countersigns',
    whose: `(booking_id IN ${TOUCHED_BOOKINGS} OR subject_id = $1) AND words IS NOT NULL`,
    set: `words = ${GONE}`,
  },
  {
    name: 'ended event reasons',
    table: 'ended_events',
    whose: `booking_id IN ${TOUCHED_BOOKINGS}`,
    set: `reason = ${GONE}`,
  },
  {
    name: 'unreached end reasons',
    table: 'unreached_ends',
    whose: `booking_id IN ${TOUCHED_BOOKINGS}`,
    set: `reason = ${GONE}`,
  },
  { name: 'notes', table: 'notes', whose: `booking_id IN ${TOUCHED_BOOKINGS}` },
  {
    name: 'late case reasons',
    table: 'late_cases',
    whose: `(account_id = $1 OR booking_id IN ${TOUCHED_BOOKINGS}) AND reason IS NOT NULL`,
    set: `reason = ${GONE}`,
  },
];
