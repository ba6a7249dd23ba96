import type { WaitingAsk } from '@karigar/domain/console/waiting-items';
import { WAITING_FACTS, type ItemEnds, type WaitingFactsRow } from '#modules/bookings/index';
import type { Statement, Transaction } from '#platform/db';

export type WaitingAlarm = WaitingFactsRow & {
  readonly id: number;
  readonly role: 'serviceman' | 'customer';
  readonly name: string;
  readonly raised_at: Date;
  readonly due_at: Date;
  readonly latitude: number | null;
  readonly longitude: number | null;
};

const WAITING: Statement = {
  name: 'list-waiting-alarms',
  text: `SELECT m.id, m.role, p.first_name AS name, m.raised_at, m.due_at, m.latitude, m.longitude, ${WAITING_FACTS}
    FROM alarms m JOIN bookings b ON b.id = m.booking_id JOIN profiles p ON p.account_id = m.account_id
    WHERE m.ended_at IS NULL AND m.due_at >= $1 AND ($2::bigint IS NULL OR m.id = $2)
    ORDER BY m.due_at, m.id LIMIT $3`,
};

/** Of every city, whichever one is asked for: whoever is at work comes to help. */
export const listWaitingAlarms = (
  tx: Transaction,
  { from, onlyId, most }: WaitingAsk,
): Promise<WaitingAlarm[]> => tx.rows(WAITING, [new Date(from), onlyId, most]);

const END: Statement = {
  name: 'end-alarm-by-team',
  text: `UPDATE alarms SET ended_by = $2, ended_at = $3, reason = $4 WHERE id = $1 AND ended_at IS NULL`,
};
const FIND: Statement = {
  name: 'find-ended-alarm',
  text: `SELECT ended_by AS by, ended_at AS at FROM alarms WHERE id = $1 AND ended_at IS NOT NULL AND ended_by IS NOT NULL
    AND reason IS NOT NULL FOR UPDATE`,
};
const REOPEN: Statement = {
  name: 'reopen-alarm',
  text: 'UPDATE alarms SET ended_by = NULL, ended_at = NULL, reason = NULL WHERE id = $1',
};

/** A person of the team reached who raised it, and says in words what was done. */
export const alarmEnds: ItemEnds = {
  finish: async (tx, { id }, { by, at, words }) =>
    void (await tx.rows(END, [id, by, new Date(at), words])),
  find: async (tx, id) => {
    const [row] = await tx.rows<{ by: number; at: Date }>(FIND, [id]);
    return row === undefined ? null : { by: row.by, at: row.at.getTime() };
  },
  reopen: async (tx, id) => void (await tx.rows(REOPEN, [id])),
};
