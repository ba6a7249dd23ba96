/** Statements with which the tests of late actions read the database directly. */

export const LAST_LOOK_AT_LATE = `SELECT account_id::float8, outcome FROM audit
  WHERE call = 'list-late-actions' ORDER BY id DESC LIMIT 1`;

export const TIMES_OF_MESSAGES = `SELECT claimed_at AS claimed, sent_at AS sent FROM chat_messages
  WHERE booking_id = $1`;
