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
/** A run that one person confirms, a payout that nobody agreed to, and somebody else in another's run. */
export const payAlone = (runId: number, second: number): readonly Alone[] =>
  [CONFIRM_RUN, POST_UNCONFIRMED, ADD_TO_RUN].map((text) => ({ text, values: [runId, second] }));
export const CONFIRMED = `SELECT count(confirmed_at)::int AS times FROM payout_runs WHERE id = $1`;
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
