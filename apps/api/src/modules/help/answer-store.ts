import type { Statement, Transaction } from '#platform/db';

type Ticket = {
  readonly account_id: number;
  readonly acknowledged_at: Date | null;
  readonly answered_at: Date | null;
};

const LOCK: Statement = {
  name: 'lock-ticket',
  text: `SELECT account_id, acknowledged_at, answered_at FROM tickets WHERE ticket_no = $1
    FOR NO KEY UPDATE`,
};

export const lockTicket = async (tx: Transaction, ticketNo: string): Promise<Ticket | null> =>
  (await tx.rows<Ticket>(LOCK, [ticketNo]))[0] ?? null;

const ACKNOWLEDGE: Statement = {
  name: 'acknowledge-ticket',
  text: `UPDATE tickets SET acknowledged_at = $2 WHERE ticket_no = $1`,
};

export const acknowledgeTicket = async (
  tx: Transaction,
  ticketNo: string,
  at: Date,
): Promise<void> => void (await tx.rows(ACKNOWLEDGE, [ticketNo, at]));

const ANSWER: Statement = {
  name: 'answer-ticket',
  text: `UPDATE tickets SET answer = $2, answered_by = $3, answered_at = $4,
      acknowledged_at = coalesce(acknowledged_at, $4) WHERE ticket_no = $1`,
};

export const saveAnswer = async (
  tx: Transaction,
  ticketNo: string,
  given: { readonly answer: string; readonly by: number; readonly at: Date },
): Promise<void> => void (await tx.rows(ANSWER, [ticketNo, given.answer, given.by, given.at]));
