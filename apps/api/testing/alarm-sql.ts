export const ORDER_OF_BOOKING = `SELECT order_id::float8 AS id FROM bookings WHERE id = $1`;
export const LOSE_ALARM_ANSWERS = `UPDATE alarm_messages SET state = 'trying', provider = NULL, provider_id = NULL`;
export const FORGET_ALARMS = [
  `DELETE FROM alarm_messages`,
  `DELETE FROM alarms`,
  `DELETE FROM claims`,
];
export const ALARM_MESSAGE_STATES = `SELECT place, round, state FROM alarm_messages ORDER BY round, place`;
export const HINTS_OF_HELP = `SELECT count(*)::int AS count FROM outbox WHERE account_id = -1000003 AND kind = 'waiting'`;
