/** A statement that one operator tries alone. */
export type Alone = { readonly text: string; readonly values: readonly unknown[] };

const SET_STATE = `UPDATE bookings SET state = $2 WHERE id = $1 RETURNING id`;
const CONFIRM_AS = `UPDATE completion_overrides SET confirmed_by = $2, confirmed_at = now()
  WHERE booking_id = $1 RETURNING id`;
const GIVE_AS = `INSERT INTO operator_desks (account_id, desk, given_by, given_at) VALUES ($1, $2, $3, now())
  RETURNING account_id`;
const OPEN_INVITE = `UPDATE operator_invites SET code_hash = 'opened by one' WHERE id = $1 RETURNING id`;
const AGREE_AS = `UPDATE countersigns SET answered_by = $2, outcome = 'agreed', answered_at = now()
  WHERE id = $1 RETURNING id`;
const AGREE_AS_ASKER = `UPDATE countersigns SET answered_by = asked_by, outcome = 'agreed', answered_at = now()
  WHERE id = $1 RETURNING id`;
const ASK_AS = `INSERT INTO countersigns (call, fields, booking_id, asked_by, reason, asked_at, expires_at)
  SELECT call, fields, booking_id, $2, reason, asked_at, expires_at FROM countersigns WHERE id = $1 RETURNING id`;

/** The act itself. */
export const setState = (bookingId: number, state: string): Alone => ({
  text: SET_STATE,
  values: [bookingId, state],
});
export const confirmAs = (bookingId: number, second: number): Alone => ({
  text: CONFIRM_AS,
  values: [bookingId, second],
});
export const giveAs = (accountId: number, desk: string, second: number): Alone => ({
  text: GIVE_AS,
  values: [accountId, desk, second],
});
const RESTORE = `UPDATE payout_freezes SET restored_at = now() WHERE id = $1 RETURNING id`;
export const restoreAlone = (id: number): Alone => ({ text: RESTORE, values: [id] });
const CONFIRM_RUN = `UPDATE payout_runs SET state = 'confirmed', confirmed_by = $2, confirmed_at = now() WHERE id = $1 RETURNING id`;
const POST_UNCONFIRMED = `INSERT INTO payouts (serviceman_id, amount, kept, bank, reference, row_id, paid_by, paid_at)
  SELECT serviceman_id, amount, kept, 'x', '', id, $2, now() FROM payout_rows WHERE run_id = $1 RETURNING id`;
const ADD_TO_RUN = `INSERT INTO payout_rows (run_id, serviceman_id, amount, kept, bank_version, bank, state)
  SELECT run_id, $2, amount, kept, bank_version, bank, 'waiting' FROM payout_rows WHERE run_id = $1 RETURNING id`;
const SEND_UNCONFIRMED = `UPDATE payout_runs SET state = 'sent', way = 'provider', file_taken_by = $2, file_taken_at = now()
  WHERE id = $1 RETURNING id`;
const ASK_UNCONFIRMED = `INSERT INTO payout_transfers (row_id, run_id, key, asked_at, looks_at)
  SELECT id, run_id, 'P1-by-' || $2::bigint, now(), now() FROM payout_rows WHERE run_id = $1 RETURNING row_id`;
/** A run that one person confirms or sends, money that nobody agreed to, and somebody else in another's run. */
export const payAlone = (runId: number, second: number): readonly Alone[] =>
  [CONFIRM_RUN, POST_UNCONFIRMED, ADD_TO_RUN, SEND_UNCONFIRMED, ASK_UNCONFIRMED].map((text) => ({
    text,
    values: [runId, second],
  }));
export const CONFIRMED = `SELECT count(confirmed_at)::int AS times FROM payout_runs WHERE id = $1`;
const SAVE_RATE = `INSERT INTO ledger_rates (kind, from_day, basis_points, saved_by, agreed_by, agreed_at)
  VALUES ('commission', $1, 100, me(), $2, now()) RETURNING id`;
const SAVE_RATE_OF_NOBODY = `INSERT INTO ledger_rates (from_day, kind, basis_points)
  SELECT $1::date, 'commission', 100 WHERE $2::bigint > 0 RETURNING id`;
const BEND_RATE = `UPDATE ledger_rates SET basis_points = 0 WHERE from_day <= $1::date AND $2::bigint > 0 RETURNING id`;
/** A rate by one person, one without people, and a rate of the past with another value. */
export const saveRateAlone = (fromDay: string, second: number): readonly Alone[] =>
  [SAVE_RATE, SAVE_RATE_OF_NOBODY, BEND_RATE].map((text) => ({ text, values: [fromDay, second] }));
export const PLANT_RATE = `INSERT INTO ledger_rates (kind, from_day, basis_points) VALUES ('commission', $1, $2)`;
export const RATES_SAVED = `SELECT count(agreed_by)::int AS times FROM ledger_rates WHERE from_day = $1`;
export const openInviteAlone = (id: number): Alone => ({ text: OPEN_INVITE, values: [id] });

const SHOW_PASSKEY = `UPDATE sessions SET passkey_shown_at = now() WHERE account_id = $1 RETURNING id`;
/** A passkey that nobody touched, for the next guarded call. */
export const showPasskeyAlone = (accountId: number): Alone => ({
  text: SHOW_PASSKEY,
  values: [accountId],
});

/** Somebody else's name under a request or an answer. */
export const underAnotherName = (id: number, second: number): readonly Alone[] => [
  { text: AGREE_AS, values: [id, second] },
  { text: AGREE_AS_ASKER, values: [id] },
  { text: ASK_AS, values: [id, second] },
];

export const LAST_REQUEST = `SELECT id::int, fields FROM countersigns WHERE asked_by = $1 ORDER BY id DESC LIMIT 1`;
export const RESTORED = `SELECT count(restored_at)::int AS times FROM payout_freezes WHERE id = $1`;
export const DESKS_GIVEN = `SELECT count(*)::int AS times FROM operator_desks WHERE account_id = $1 AND desk = $2`;
export const INVITES_SENT = `SELECT count(*)::int AS times FROM outbox WHERE task = 'send-invite'`;
/** An admin takes the desks of an operator, whose requests stay. */
export const TAKE_DESKS = `UPDATE operator_desks SET taken_at = now() WHERE account_id = $1`;

export const PAYMENT_OF = 'SELECT max(id)::float8 AS id FROM payments WHERE booking_id = $1';
export const CORRECTED = `SELECT count(*)::int AS times FROM ledger_transactions WHERE booking_id = $1 AND cause = $2`;

const POST_AS = (
  by: string,
): string => `SELECT post_to_ledger($2, NULL, $1, (SELECT max(p.id) FROM payments p
    WHERE p.booking_id = $1), b.serviceman_id, ${by}, 'By one person alone', now(), current_date, CASE $2
      WHEN 'refund' THEN jsonb_build_array(
        jsonb_build_object('account', 'commission', 'ownerId', s.category_id, 'amount', 400000, 'kind', 'refund-of-marketplace'),
        jsonb_build_object('account', 'refunds', 'amount', -400000, 'kind', 'refund-of-marketplace'))
      WHEN 'correction' THEN jsonb_build_array(
        jsonb_build_object('account', 'commission', 'ownerId', s.category_id, 'amount', 400000, 'kind', 'against'),
        jsonb_build_object('account', 'payable', 'ownerId', b.serviceman_id, 'amount', -400000, 'kind', 'correction'))
      ELSE jsonb_build_array(
        jsonb_build_object('account', 'customer-due', 'ownerId', b.customer_id, 'amount', 400000, 'kind', 'paid'),
        jsonb_build_object('account', 'cash-in-hand', 'ownerId', b.serviceman_id, 'amount', -400000, 'kind', 'paid')) END)::text
  FROM bookings b JOIN services s ON s.id = b.service_id WHERE b.id = $1 AND $3::bigint > 0`;
const REFUNDED = `UPDATE bookings SET refunded = refunded + 400000 WHERE id = $1 AND $2::text <> '' AND $3::bigint > 0 RETURNING id`;
const REVERSED = `UPDATE payments SET reversed = reversed + 400000 WHERE booking_id = $1 AND $2::text <> '' AND $3::bigint > 0 RETURNING id`;
const TRANSFER = `INSERT INTO refund_transfers (booking_id, amount, asked_at) SELECT $1::bigint, 400000, now()
  WHERE $2::text <> '' AND $3::bigint > 0 RETURNING id`;
const TRANSFERRED = `SELECT post_to_ledger('refund-transfer', 1, $1, NULL, b.serviceman_id, me(), 'HDFCN52026011412', now(),
    current_date, jsonb_build_array(
      jsonb_build_object('account', 'refunds', 'amount', 400000, 'kind', 'sent-back'),
      jsonb_build_object('account', 'online', 'amount', -400000, 'kind', 'sent-back')))::text
  FROM bookings b WHERE b.id = $1 AND $2::text <> '' AND $3::bigint > 0`;
/** Money of a job posted in the own name, in another's, and rows that say so without the ledger. */
export const correctAlone = (bookingId: number, cause: string, second: number): readonly Alone[] =>
  [POST_AS('me()'), POST_AS('$3'), REFUNDED, REVERSED, TRANSFER, TRANSFERRED].map((text) => ({
    text,
    values: [bookingId, cause, second],
  }));

/** A hole that the figure must find. */
export const dropTrigger = (trigger: string, table: string): string =>
  `DROP TRIGGER ${trigger} ON ${table}`;
