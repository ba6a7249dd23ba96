import type { BillPart, WorkCommand } from '@karigar/domain/ledger/work-parts';
import type { Statement, Transaction } from '#platform/db';

const COMMANDS: Statement = {
  name: 'list-work-commands',
  text: `SELECT e.command, floor(extract(epoch FROM coalesce(e.happened_at, e.received_at)) * 1000)::bigint AS at,
      CASE e.command WHEN 'assign' THEN (e.details->>'servicemanId')::bigint ELSE coalesce(e.account_id, 0) END AS "servicemanId"
    FROM booking_events e
    WHERE e.booking_id = $1 AND e.refusal IS NULL AND e.command IN ('start', 'hold', 'resume', 'assign') ORDER BY e.id`,
  trusted: { servicemanId: 'assign-serviceman writes it with the event' },
};

/** Who started, held and resumed the work and to whom it was assigned, the oldest first. */
export const listWorkCommands = (tx: Transaction, bookingId: number): Promise<WorkCommand[]> =>
  tx.rows(COMMANDS, [bookingId]);

export type WrittenPart = BillPart & { readonly id: number };

const SAVE: Statement = {
  name: 'save-work-parts',
  text: `SELECT id, serviceman_id AS "servicemanId", minutes, tax, commission, share, billed FROM save_work_parts($1, $2, $3)`,
  trusted: {
    id: 'the function returns rows of work_parts',
    servicemanId: 'the function returns rows of work_parts',
    minutes: 'the function returns rows of work_parts',
    tax: 'the function returns rows of work_parts',
    commission: 'the function returns rows of work_parts',
    share: 'the function returns rows of work_parts',
    billed: 'the function returns rows of work_parts',
  },
};

/** Saves the parts and tells the others of theirs. */
export const saveParts = (
  tx: Transaction,
  bookingId: number,
  parts: readonly BillPart[],
  at: Date,
): Promise<WrittenPart[]> => tx.rows(SAVE, [bookingId, at, JSON.stringify(parts)]);

const READ: Statement = {
  name: 'read-work-parts',
  text: `SELECT id, serviceman_id AS "servicemanId", minutes, tax, commission, share, billed FROM work_parts
    WHERE booking_id = $1 ORDER BY id`,
  trusted: { billed: 'it is generated from three columns that are never null' },
};

/** Empty for a job that one serviceman did. Who ended the work is the last. */
export const readParts = (tx: Transaction, bookingId: number): Promise<WrittenPart[]> =>
  tx.rows(READ, [bookingId]);

export const byServiceman = (one: BillPart, other: BillPart): number =>
  one.servicemanId - other.servicemanId;
