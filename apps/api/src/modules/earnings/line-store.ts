import type { LineKind, LinePart } from '@karigar/domain/ledger/lines';
import type { Paise } from '@karigar/domain/money';
import type { Names } from '@karigar/domain/names';
import type { Statement, Transaction } from '#platform/db';

export type LineRow = {
  readonly id: number;
  readonly part: LinePart;
  readonly kind: LineKind;
  readonly amount: Paise;
  readonly details: {
    readonly names?: Names;
    readonly name?: string;
    readonly nameHi?: string;
    readonly quantity?: number;
    readonly rate?: number;
  } | null;
  readonly written_at: Date;
  readonly reason: string | null;
  readonly case_no: string | null;
};

export const LINE_COLUMNS = `e.id, e.part, e.kind, e.amount, e.details, t.written_at, t.reason`;

/** Of the same columns. */
export const LINE_TRUST = { details: 'post writes the details of every entry from one function' };

const OF_JOB: Statement = {
  name: 'list-job-lines',
  text: `SELECT ${LINE_COLUMNS}, (SELECT c.case_no FROM earnings_cases c WHERE c.serviceman_id = $2
        AND c.entry_id = e.id ORDER BY c.asked_at DESC LIMIT 1) AS case_no
    FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
    WHERE e.booking_id = $1 AND e.serviceman_id = $2 AND e.part IS NOT NULL ORDER BY e.id`,
  trusted: LINE_TRUST,
};

export const listJobLines = (
  tx: Transaction,
  bookingId: number,
  servicemanId: number,
): Promise<LineRow[]> => tx.rows(OF_JOB, [bookingId, servicemanId]);

const FIND: Statement = {
  name: 'find-line',
  text: `SELECT id FROM ledger_entries
    WHERE id = $1 AND serviceman_id = $2 AND part IS NOT NULL AND booking_id IS NOT NULL`,
};

/** Whether the earning line belongs to the serviceman. */
export const isOwnLine = async (
  tx: Transaction,
  lineId: number,
  servicemanId: number,
): Promise<boolean> => (await tx.rows(FIND, [lineId, servicemanId])).length === 1;
