import { listMyTickets } from '@karigar/contract/help/list-my-tickets';
import { ticketStatus } from '@karigar/domain/help/ticket';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { listTickets } from '../ticket-store.ts';

const MOST = 100;

export const listMyTicketsHandler = defineHandler(listMyTickets, async (_input, { tx, who }) => {
  const rows = await listTickets(tx, accountOf(who), MOST);
  return accepted(
    rows.map((row) => {
      const acknowledgedAt = row.acknowledged_at?.getTime() ?? null;
      const answeredAt = row.answered_at?.getTime() ?? null;
      return {
        ticketNo: row.ticket_no,
        category: row.category,
        status: ticketStatus({ acknowledgedAt, answeredAt }),
        words: row.words,
        bookingNo: row.booking_no,
        openedAt: row.opened_at.getTime(),
        acknowledgeBy: row.acknowledge_by.getTime(),
        resolveBy: row.resolve_by.getTime(),
        acknowledgedAt,
        answer: row.answer,
        answeredAt,
      };
    }),
  );
});
