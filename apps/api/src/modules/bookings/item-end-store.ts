import type { Instant } from '@karigar/domain/dates/instant';
import type { Statement, Transaction } from '#platform/db';

type EndedItem = { readonly id: number; readonly bookingId: number };
export type ItemEnd = { readonly by: number; readonly at: Instant; readonly words: string };
type Ended = { readonly by: number; readonly at: Instant };
type EndRow = { readonly by: number; readonly at: Date };

const ended = ([row]: readonly EndRow[]): Ended | null =>
  row === undefined ? null : { by: row.by, at: row.at.getTime() };

/** Ends an item, finds who ended it, and takes that back. */
export type ItemEnds = {
  readonly finish: (tx: Transaction, item: EndedItem, end: ItemEnd) => Promise<void>;
  readonly find: (tx: Transaction, id: number) => Promise<Ended | null>;
  readonly reopen: (tx: Transaction, id: number) => Promise<void>;
};

const END_EVENT: Statement = {
  name: 'end-event',
  text: `INSERT INTO ended_events (event_id, booking_id, ended_by, ended_at, reason)
    VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
};
const EVENT_END: Statement = {
  name: 'find-ended-event',
  text: 'SELECT ended_by AS by, ended_at AS at FROM ended_events WHERE event_id = $1 FOR UPDATE',
};
const REOPEN_EVENT: Statement = {
  name: 'reopen-event',
  text: 'DELETE FROM ended_events WHERE event_id = $1',
};

/** Of events of bookings, which are never changed themselves. */
export const eventEnds: ItemEnds = {
  finish: async (tx, { id, bookingId }, { by, at, words }) =>
    void (await tx.rows(END_EVENT, [id, bookingId, by, new Date(at), words])),
  find: async (tx, id) => ended(await tx.rows<EndRow>(EVENT_END, [id])),
  reopen: async (tx, id) => void (await tx.rows(REOPEN_EVENT, [id])),
};

const CLOSE_CASE: Statement = {
  name: 'close-late-case',
  text: `UPDATE late_cases SET closed_by = $2, closed_at = $3, reason = $4 WHERE id = $1 AND closed_at IS NULL`,
};
const CASE_END: Statement = {
  name: 'find-closed-late-case',
  text: `SELECT closed_by AS by, closed_at AS at FROM late_cases c WHERE id = $1 AND closed_at IS NOT NULL AND closed_by IS NOT NULL
    AND NOT EXISTS (SELECT FROM late_cases o WHERE o.booking_id = c.booking_id AND o.account_id = c.account_id
      AND o.kind = c.kind AND o.closed_at IS NULL) FOR UPDATE`,
};
const REOPEN_CASE: Statement = {
  name: 'reopen-late-case',
  text: 'UPDATE late_cases SET closed_by = NULL, closed_at = NULL, reason = NULL WHERE id = $1',
};

/** Of late cases; one that was opened anew since stays as it is. */
export const lateCaseEnds: ItemEnds = {
  finish: async (tx, { id }, { by, at, words }) =>
    void (await tx.rows(CLOSE_CASE, [id, by, new Date(at), words])),
  find: async (tx, id) => ended(await tx.rows<EndRow>(CASE_END, [id])),
  reopen: async (tx, id) => void (await tx.rows(REOPEN_CASE, [id])),
};
