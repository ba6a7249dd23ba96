import type { ItemEnds } from '#modules/bookings/index';
import type { Statement } from '#platform/db';

/** Of message `m` about booking `b`: what happened since makes it needless. */
export const OVERTAKEN = `((m.kind = 'completion-code' AND b.state <> 'ended')
  OR (m.kind IN ('running-late', 'overdue', 'at-your-door') AND b.started_at IS NOT NULL)
  OR (m.kind IN ('serviceman-assigned', 'running-late', 'overdue', 'at-your-door', 'nobody-yet', 'given-back-late',
    'moved-by-team') AND b.over_at IS NOT NULL))`;

/**
 * Of message `m` about booking `b`: it reached the customer by no channel and still matters, and since then they have not read
 * it in the app, no later message reached them, and no person of the team told them. A week after the booking was over nobody
 * calls any more.
 */
export const unreached = (
  now: string,
): string => `m.state = 'failed' AND m.account_id = b.customer_id AND NOT ${OVERTAKEN}
  AND NOT EXISTS (SELECT FROM notifications n WHERE n.id = m.notification_id AND n.read_at IS NOT NULL)
  AND NOT EXISTS (SELECT FROM messages r WHERE r.booking_id = m.booking_id AND r.account_id = m.account_id
    AND r.state = 'reached' AND r.id > m.id)
  AND NOT EXISTS (SELECT FROM unreached_ends e WHERE e.booking_id = m.booking_id AND e.ended_at >= m.ended_at)
  AND (b.over_at IS NULL OR greatest(b.over_at, m.ended_at) > ${now}::timestamptz - interval '7 days')`;

const END: Statement = {
  name: 'end-unreached',
  text: 'INSERT INTO unreached_ends (booking_id, ended_at, ended_by, reason) VALUES ($1, $2, $3, $4)',
};
const FIND: Statement = {
  name: 'find-unreached-end',
  text: `SELECT ended_by AS by, ended_at AS at FROM unreached_ends WHERE booking_id = $1 ORDER BY ended_at DESC LIMIT 1`,
};
const REOPEN: Statement = {
  name: 'reopen-unreached',
  text: `DELETE FROM unreached_ends WHERE booking_id = $1
    AND ended_at = (SELECT max(e.ended_at) FROM unreached_ends e WHERE e.booking_id = $1)`,
};

/** A person of the team told the customer, by everything that had failed until then. */
export const unreachedEnds: ItemEnds = {
  finish: async (tx, { bookingId }, { by, at, words }) =>
    void (await tx.rows(END, [bookingId, new Date(at), by, words])),
  find: async (tx, bookingId) => {
    const [row] = await tx.rows<{ by: number; at: Date }>(FIND, [bookingId]);
    return row === undefined ? null : { by: row.by, at: row.at.getTime() };
  },
  reopen: async (tx, bookingId) => void (await tx.rows(REOPEN, [bookingId])),
};
