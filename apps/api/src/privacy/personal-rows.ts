import { OPERATOR_EXPORT } from './operator-rows.ts';

const OWN_BOOKINGS = `(SELECT id FROM bookings WHERE customer_id = $1
  UNION ALL SELECT id FROM bookings WHERE serviceman_id = $1)`;

/** Also bookings that went to another serviceman: what the person did and wrote there is personal. */
export const TOUCHED_BOOKINGS = `(SELECT id FROM bookings WHERE customer_id = $1
  UNION ALL SELECT id FROM bookings WHERE serviceman_id = $1
  UNION ALL SELECT booking_id FROM former_holders WHERE account_id = $1)`;

/** A part of an export: these columns of the person's own rows. $1 is the account. */
export type ExportPart = {
  readonly name: string;
  readonly table: string;
  readonly whose: string;
  readonly shows: string;
};

/** With the tables' column names; without another person's phone, address and messages. */
export const EXPORT_PARTS: readonly ExportPart[] = [
  {
    name: 'account',
    table: 'accounts',
    whose: 'id = $1',
    shows: `id, phone, email, language, phone_verified_at, email_verified_at, blocked_at,
      blocked_reason, created_at`,
  },
  { name: 'roles', table: 'memberships', whose: 'account_id = $1', shows: 'role, verified_at' },
  {
    name: 'profile',
    table: 'profiles',
    whose: 'account_id = $1',
    shows: 'first_name, last_name, address, picture_key, updated_at',
  },
  {
    name: 'sessions',
    table: 'sessions',
    whose: 'account_id = $1',
    shows: 'role, device, created_at, last_used_at, revoked_at',
  },
  {
    name: 'security log',
    table: 'security_events',
    whose: 'account_id = $1',
    shows: 'happened_at, kind, outcome, address',
  },
  {
    name: 'bank details',
    table: 'bank_details',
    whose: 'account_id = $1',
    shows: `bank_name, holder_name, account_number_masked, ifsc, updated_at, check_outcome, check_reason_kind,
      check_words`,
  },
  {
    name: 'documents',
    table: 'kyc_documents',
    whose: 'account_id = $1',
    shows:
      'type, status, number_last_four, image_key, signed_name, signed_on, signature_checked_at, reason_kind, reason, valid_until, sent_at, updated_at',
  },
  {
    name: 'answers about documents, bank account and verification',
    table: 'kyc_answers',
    whose: 'account_id = $1 AND undone_at IS NULL',
    shows: 'about, outcome, reason_kind, words, answered_at',
  },
  {
    name: 'what you said you can do',
    table: 'serviceman_applications',
    whose: 'account_id = $1',
    shows: 'skills, area_id, applied_at, answered_at',
  },
  {
    name: 'bookings as customer',
    table: 'bookings',
    whose: 'customer_id = $1',
    shows: `booking_no, state, service_name, serviceman_name, customer_name, customer_phone,
      alternate_phone, area, street, address, flat_no, house_no, price, quantity, total,
      total_after_end, paid, scheduled_at, booked_at, started_at, ended_at, held_until, hold_reason,
      latitude, longitude, cancel_until`,
  },
  {
    name: 'bookings as serviceman',
    table: 'bookings',
    whose: 'serviceman_id = $1',
    shows: `booking_no, state, service_name, serviceman_name, area, price, quantity, total,
      total_after_end, paid, scheduled_at, started_at, ended_at, held_until, hold_reason`,
  },
  {
    name: 'what came too late to be taken',
    table: 'late_cases',
    whose: 'account_id = $1',
    shows: 'booking_id, kind, amount, opened_at, due_at, closed_at, reason',
  },
  {
    name: 'actions on bookings',
    table: 'booking_events',
    whose: `booking_id IN ${TOUCHED_BOOKINGS} AND account_id = $1`,
    shows: `booking_id, command, from_state, to_state, refusal, claimed_at, received_at, details,
      picture_key`,
  },
  {
    name: 'cars',
    table: 'cars',
    whose: 'subscription_id IN (SELECT id FROM subscriptions WHERE customer_id = $1)',
    shows: 'company, number, colour',
  },
  {
    name: 'payments',
    table: 'payments',
    whose: `booking_id IN ${OWN_BOOKINGS}`,
    shows: 'booking_id, amount, mode, taken_at',
  },
  {
    name: 'invoices',
    table: 'invoices',
    whose: `booking_id IN ${OWN_BOOKINGS}`,
    shows: 'booking_id, year, serial, issued_at, total, tax_rate, tax, buyer_gstin, buyer_name',
  },
  {
    name: 'credit notes',
    table: 'credit_notes',
    whose: `booking_id IN (SELECT id FROM bookings WHERE customer_id = $1)`,
    shows: 'booking_id, year, series, serial, issued_at, total, tax',
  },
  {
    name: 'businesses to invoice',
    table: 'booking_buyers',
    whose: `booking_id IN (SELECT id FROM bookings WHERE customer_id = $1)`,
    shows: 'booking_id, gstin, name',
  },
  {
    name: 'earnings line by line',
    table: 'ledger_entries',
    whose: 'serviceman_id = $1 AND part IS NOT NULL',
    shows: 'booking_id, day, part AS line_of, kind, amount, details',
  },
  {
    name: 'parts of shared work',
    table: 'work_parts',
    whose: 'serviceman_id = $1',
    shows: 'booking_id, minutes, billed, tax, commission, share',
  },
  {
    name: 'tax withheld',
    table: 'ledger_entries',
    whose: `serviceman_id = $1 AND account = 'withheld'`,
    shows: 'booking_id, day, amount, details',
  },
  {
    name: 'deposits',
    table: 'deposits',
    whose: 'serviceman_id = $1',
    shows: 'amount, way, reference, status, deposited_at, answered_at, reason',
  },
  {
    name: 'payouts',
    table: 'payouts',
    whose: 'serviceman_id = $1',
    shows: 'amount, kept, fee, bank, reference, paid_at, returned_at',
  },
  {
    name: 'payouts that were prepared',
    table: 'payout_rows',
    whose: 'serviceman_id = $1',
    shows: 'amount, kept, fee, bank, state, left_out, utr, words, answered_at',
  },
  {
    name: 'questions about earnings',
    table: 'earnings_cases',
    whose: 'serviceman_id = $1',
    shows: 'case_no, question, asked_at, answer, answered_at',
  },
  {
    name: 'payments asked for by UPI',
    table: 'upi_requests',
    whose: `booking_id IN ${OWN_BOOKINGS}`,
    shows: 'booking_id, reference, amount, status, asked_at, bank_reference, confirmed_at',
  },
  {
    name: 'payments in the app',
    table: 'online_payments',
    whose: 'customer_id = $1',
    shows: 'booking_id, reference, amount, state, asked_at, changed_at',
  },
  {
    name: 'messages written',
    table: 'chat_messages',
    whose: `booking_id IN ${TOUCHED_BOOKINGS} AND sender_id = $1`,
    shows: 'booking_id, body, picture_key, claimed_at, sent_at',
  },
  {
    name: 'ratings given',
    table: 'ratings',
    whose: 'customer_id = $1',
    shows: 'booking_id, stars, tags, words, rated_at',
  },
  {
    name: 'ratings received',
    table: 'ratings',
    whose: 'serviceman_id = $1',
    shows: 'booking_id, stars, tags, rated_at',
  },
  {
    name: 'alarms',
    table: 'alarms',
    whose: 'account_id = $1',
    shows: 'booking_id, latitude, longitude, raised_at, ended_at',
  },
  {
    name: 'warranty visits',
    table: 'revisits',
    whose: 'customer_id = $1',
    shows: 'booking_id, origin_no, words, claimed_at',
  },
  {
    name: 'skills',
    table: 'serviceman_skills',
    whose: 'account_id = $1',
    shows: 'skill_id',
  },
  {
    name: 'how often payouts are made',
    table: 'payout_paces',
    whose: 'account_id = $1',
    shows: 'pace, fee, chosen_at',
  },
  {
    name: 'work area and duty',
    table: 'serviceman_work',
    whose: 'account_id = $1',
    shows: 'latitude, longitude, reach_km, on_duty, updated_at',
  },
  {
    name: 'working hours',
    table: 'serviceman_hours',
    whose: 'account_id = $1',
    shows: 'weekday, from_minute, to_minute',
  },
  { name: 'days off', table: 'serviceman_days_off', whose: 'account_id = $1', shows: 'day' },
  {
    name: 'addresses',
    table: 'addresses',
    whose: 'account_id = $1',
    shows: `label, contact_name, flat_no, street, landmark, area_id, pin_code, latitude, longitude,
      used_at`,
  },
  {
    name: 'jobs offered',
    table: 'offers',
    whose: 'serviceman_id = $1',
    shows:
      // As the offer showed it: shown-distance.ts.
      'booking_id, greatest(0.5, round(km * 2) / 2) AS km, net_pay, reasons, offered_at, expires_at, outcome, answered_at, gone_to',
  },
  {
    name: 'silenced notifications',
    table: 'silenced_kinds',
    whose: 'account_id = $1',
    shows: 'kind',
  },
  {
    name: 'offers by SMS',
    table: 'offer_sms',
    whose: 'account_id = $1',
    shows: 'chosen_at',
  },
  {
    name: 'consents',
    table: 'consents',
    whose: 'account_id = $1',
    shows: 'purpose, text_version, given_at, withdrawn_at',
  },
  {
    name: 'terms accepted',
    table: 'legal_acceptances',
    whose: 'account_id = $1',
    shows: 'document, version, accepted_at',
  },
  {
    name: 'passkeys',
    table: 'passkeys',
    whose: 'account_id = $1',
    shows: 'name, created_at, last_used_at',
  },
  {
    name: 'work records',
    table: 'work_records',
    whose: 'account_id = $1',
    shows: 'made_at, valid_until, revoked_at, claims',
  },
  OPERATOR_EXPORT,
  {
    name: 'requests for help',
    table: 'tickets',
    whose: 'account_id = $1',
    shows: `ticket_no, category, booking_id, reason, words, opened_at, acknowledge_by, resolve_by,
      acknowledged_at, answer, answered_at`,
  },
  {
    name: 'people blocked',
    table: 'person_blocks',
    whose: 'account_id = $1',
    shows: 'booking_id, blocked_at, lifted_at',
  },
];
