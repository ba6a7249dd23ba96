import type { WaitingAsk } from '@karigar/domain/console/waiting-items';
import type { ReportReason, TicketCategory } from '@karigar/domain/help/ticket';
import type { Statement, Transaction } from '#platform/db';

export type WaitingTicket = {
  readonly ticket_no: string;
  readonly category: TicketCategory;
  readonly reason: ReportReason | null;
  readonly words: string;
  readonly first_name: string;
  readonly opened_at: Date;
  readonly due_at: Date;
  readonly booking_id: number | null;
  readonly order_id: number | null;
  readonly booking_no: string | null;
  readonly city_id: number | null;
};

const DUE = 'CASE WHEN t.acknowledged_at IS NULL THEN t.acknowledge_by ELSE t.resolve_by END';

const TICKETS: Statement = {
  name: 'list-waiting-tickets',
  text: `SELECT t.ticket_no, t.category, t.reason, t.words, p.first_name, t.opened_at, ${DUE} AS due_at, b.id AS booking_id,
      b.order_id, b.booking_no, b.city_id
    FROM tickets t JOIN profiles p ON p.account_id = t.account_id LEFT JOIN bookings b ON b.id = t.booking_id
    WHERE t.answered_at IS NULL AND ${DUE} >= $1 AND ($2::text IS NULL OR t.ticket_no = $2)
      AND ($3::bigint IS NULL OR b.city_id IS NULL OR b.city_id = $3)
      AND CASE WHEN t.about_id IS NULL THEN t.category = ANY ($4::text[]) ELSE $5::boolean END
    ORDER BY ${DUE}, t.ticket_no LIMIT $6`,
};

export const listWaitingTickets = (
  tx: Transaction,
  { from, only, cityId, kinds, most }: WaitingAsk,
  categories: readonly TicketCategory[],
): Promise<WaitingTicket[]> =>
  tx.rows(TICKETS, [
    new Date(from),
    only,
    cityId,
    kinds.includes('ticket') ? categories : [],
    kinds.includes('report'),
    most,
  ]);
