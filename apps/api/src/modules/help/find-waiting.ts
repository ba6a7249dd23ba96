import type { Desk } from '@karigar/domain/console/desks';
import { NO_FACTS, type WaitingAsk, type WaitingItem } from '@karigar/domain/console/waiting-items';
import { TICKET_CATEGORIES, type TicketCategory } from '@karigar/domain/help/ticket';
import { redactText } from '@karigar/domain/redact-text';
import type { Transaction } from '#platform/db';
import { listWaitingTickets, type WaitingTicket } from './waiting-store.ts';

/** So much of a request is read in a list. */
const SHOWN = 120;

/** Help and audit read all; money what is about payments, admin what is about privacy. */
const categoriesOf = (desks: readonly Desk[]): readonly TicketCategory[] => {
  if (desks.includes('help') || desks.includes('audit')) return TICKET_CATEGORIES;
  return TICKET_CATEGORIES.filter(
    (category) =>
      (category === 'payment' && desks.includes('money')) ||
      (category === 'privacy' && desks.includes('admin')),
  );
};

const present = (row: WaitingTicket): WaitingItem => ({
  ...NO_FACTS,
  kind: row.reason === null ? 'ticket' : 'report',
  id: row.ticket_no,
  dueAt: row.due_at.getTime(),
  bookingId: row.booking_id,
  orderId: row.order_id,
  bookingNo: row.booking_no,
  cityId: row.city_id,
  what: row.reason ?? row.category,
  name: row.first_name,
  at: row.opened_at.getTime(),
  words: redactText(row.words).slice(0, SHOWN),
});

/** Help requests and reports, by the next of their two deadlines. */
export const findWaitingTickets = async (
  tx: Transaction,
  ask: WaitingAsk,
): Promise<WaitingItem[]> => {
  const rows = await listWaitingTickets(tx, ask, categoriesOf(ask.desks));
  return rows.map(present);
};
