import type { WaitingAsk } from '@karigar/domain/console/waiting-items';
import { WAITING_FACTS, type ItemEnds, type WaitingFactsRow } from '#modules/bookings/index';
import type { Statement, Transaction } from '#platform/db';

export type WaitingRevisit = WaitingFactsRow & {
  readonly words: string;
  readonly customer_name: string;
  readonly claimed_at: Date;
  readonly due_at: Date;
};

/** Nobody has it yet, or somebody else than the customer cancelled it and no newer one replaces it. */
const WAITING: Statement = {
  name: 'list-waiting-revisits',
  text: `SELECT r.words, b.customer_name, r.claimed_at, r.due_at, ${WAITING_FACTS}
    FROM revisits r JOIN bookings b ON b.id = r.booking_id
    WHERE r.ended_at IS NULL AND r.due_at >= greatest($1::timestamptz, $5::timestamptz - interval '90 days')
      AND ($2::bigint IS NULL OR b.id = $2) AND ($3::bigint IS NULL OR b.city_id = $3)
      AND (b.state IN ('requested', 'offered', 'refused') OR (b.state = 'cancelled'
        AND NOT EXISTS (SELECT FROM booking_events e WHERE e.booking_id = b.id AND e.command = 'cancel'
          AND e.actor = 'customer' AND e.to_state = 'cancelled' AND e.refusal IS NULL)
        AND NOT EXISTS (SELECT FROM revisits n WHERE n.origin_id = r.origin_id AND n.claimed_at > r.claimed_at)))
    ORDER BY r.due_at, b.id LIMIT $4`,
};

export const listWaitingRevisits = (
  tx: Transaction,
  { from, onlyId, cityId, most, now }: WaitingAsk,
): Promise<WaitingRevisit[]> =>
  tx.rows(WAITING, [new Date(from), onlyId, cityId, most, new Date(now)]);

const END: Statement = {
  name: 'end-revisit-claim',
  text: `UPDATE revisits SET ended_by = $2, ended_at = $3, reason = $4 WHERE booking_id = $1 AND ended_at IS NULL`,
};
const FIND: Statement = {
  name: 'find-ended-revisit-claim',
  text: `SELECT ended_by AS by, ended_at AS at FROM revisits WHERE booking_id = $1 AND ended_at IS NOT NULL
    AND ended_by IS NOT NULL FOR UPDATE`,
};
const REOPEN: Statement = {
  name: 'reopen-revisit-claim',
  text: `UPDATE revisits SET ended_by = NULL, ended_at = NULL, reason = NULL WHERE booking_id = $1`,
};

/** A person of the team settled it with the customer in words. */
export const revisitEnds: ItemEnds = {
  finish: async (tx, { id }, { by, at, words }) =>
    void (await tx.rows(END, [id, by, new Date(at), words])),
  find: async (tx, id) => {
    const [row] = await tx.rows<{ by: number; at: Date }>(FIND, [id]);
    return row === undefined ? null : { by: row.by, at: row.at.getTime() };
  },
  reopen: async (tx, id) => void (await tx.rows(REOPEN, [id])),
};
