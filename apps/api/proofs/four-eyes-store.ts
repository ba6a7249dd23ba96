export type Alone = {
  readonly id: number;
  readonly bookingId: number;
  readonly after: string;
  readonly second: number;
};

const SET_STATE = `UPDATE bookings SET state = $2 WHERE id = $1 RETURNING id`;
const AGREE_AS = `UPDATE countersigns SET answered_by = $2, outcome = 'agreed', answered_at = now()
  WHERE id = $1 RETURNING id`;
const AGREE_AS_ASKER = `UPDATE countersigns SET answered_by = asked_by, outcome = 'agreed', answered_at = now()
  WHERE id = $1 RETURNING id`;
const CONFIRM_AS = `UPDATE completion_overrides SET confirmed_by = $2, confirmed_at = now()
  WHERE booking_id = $1 RETURNING id`;
const ASK_AS = `INSERT INTO countersigns (call, fields, booking_id, asked_by, reason, asked_at, expires_at)
  SELECT call, fields, booking_id, $2, reason, asked_at, expires_at FROM countersigns WHERE id = $1 RETURNING id`;

/** What one operator tries with SQL: the act itself, and somebody else's name under a request or an answer. */
export const ALONE: readonly {
  readonly text: string;
  readonly values: (of: Alone) => readonly unknown[];
}[] = [
  { text: SET_STATE, values: ({ bookingId, after }) => [bookingId, after] },
  { text: AGREE_AS, values: ({ id, second }) => [id, second] },
  { text: AGREE_AS_ASKER, values: ({ id }) => [id] },
  { text: CONFIRM_AS, values: ({ bookingId, second }) => [bookingId, second] },
  { text: ASK_AS, values: ({ id, second }) => [id, second] },
];

export const LAST_REQUEST = `SELECT id::int FROM countersigns WHERE booking_id = $1 ORDER BY id DESC LIMIT 1`;
/** An admin takes the desks of an operator, whose requests stay. */
export const TAKE_DESKS = `UPDATE operator_desks SET taken_at = now() WHERE account_id = $1`;
