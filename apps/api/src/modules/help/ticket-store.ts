import type { ReportReason, TicketCategory } from '@karigar/domain/help/ticket';
import type { Statement, Transaction } from '#platform/db';
import { named } from '#platform/named-statement';

export type TicketRow = {
  readonly ticket_no: string;
  readonly category: TicketCategory;
  readonly words: string;
  readonly booking_no: string | null;
  readonly opened_at: Date;
  readonly acknowledge_by: Date;
  readonly resolve_by: Date;
  readonly acknowledged_at: Date | null;
  readonly answer: string | null;
  readonly answered_at: Date | null;
};

const LIST: Statement = {
  name: 'list-my-tickets',
  text: `SELECT t.ticket_no, t.category, t.words, b.booking_no, t.opened_at, t.acknowledge_by,
      t.resolve_by, t.acknowledged_at, t.answer, t.answered_at
    FROM tickets t LEFT JOIN bookings b ON b.id = t.booking_id
    WHERE t.account_id = $1 ORDER BY t.opened_at DESC, t.ticket_no DESC LIMIT $2`,
};

export const listTickets = (
  tx: Transaction,
  accountId: number,
  most: number,
): Promise<TicketRow[]> => tx.rows(LIST, [accountId, most]);

/** Serialises concurrent requests until the transaction ends, so that the daily limit holds. */
const LOCK: Statement = {
  name: 'lock-ticket-count',
  text: `SELECT pg_advisory_xact_lock(hashtextextended('tickets', $1))`,
};
const COUNT: Statement = {
  name: 'count-tickets',
  text: `SELECT count(*) FROM tickets WHERE account_id = $1 AND opened_at > $2`,
};

export const countTickets = async (
  tx: Transaction,
  accountId: number,
  since: Date,
): Promise<number> => {
  await tx.rows(LOCK, [accountId]);
  return (await tx.rows<{ count: number }>(COUNT, [accountId, since]))[0]?.count ?? 0;
};

export type NewTicket = {
  readonly accountId: number;
  readonly category: TicketCategory;
  readonly bookingId: number | null;
  readonly about: { readonly id: number; readonly reason: ReportReason } | null;
  readonly words: string;
  readonly openedAt: Date;
  readonly acknowledgeBy: Date;
  readonly resolveBy: Date;
};

const INSERT = named({
  name: 'open-ticket',
  text: `INSERT INTO tickets (account_id, category, booking_id, about_id, reason, words, opened_at,
      acknowledge_by, resolve_by)
    VALUES ($accountId, $category, $bookingId, $aboutId, $reason, $words, $openedAt, $acknowledgeBy, $resolveBy)
    RETURNING ticket_no`,
});

export const insertTicket = async (tx: Transaction, ticket: NewTicket): Promise<string> => {
  const values = INSERT.values({
    accountId: ticket.accountId,
    category: ticket.category,
    bookingId: ticket.bookingId,
    aboutId: ticket.about?.id ?? null,
    reason: ticket.about?.reason ?? null,
    words: ticket.words,
    openedAt: ticket.openedAt,
    acknowledgeBy: ticket.acknowledgeBy,
    resolveBy: ticket.resolveBy,
  });
  const [row] = await tx.rows<{ ticket_no: string }>(INSERT, values);
  if (row === undefined) throw new Error('no ticket was opened');
  return row.ticket_no;
};
