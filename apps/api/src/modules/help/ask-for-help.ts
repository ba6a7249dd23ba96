import {
  isUrgentHelp,
  readTicketWords,
  ticketDeadlines,
  TICKETS_A_DAY,
} from '@karigar/domain/help/ticket';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import type { BookingRow } from '#modules/bookings/index';
import type { CallScope } from '#wire/define-handler';
import { countTickets, insertTicket, type NewTicket } from './ticket-store.ts';

const DAY_MS = 86_400_000;

type Asked = Pick<NewTicket, 'category' | 'about' | 'words'> & {
  readonly booking: BookingRow | null;
};

/** Opens a help request with its number and deadlines, or returns the refusal. */
export const askForHelp = async ({ tx, who, now }: CallScope, { booking, ...asked }: Asked) => {
  const accountId = accountOf(who);
  const words = readTicketWords(asked.words);
  if (words === null) return refused('ticket.words-missing');
  if ((await countTickets(tx, accountId, new Date(now - DAY_MS))) >= TICKETS_A_DAY)
    return refused('ticket.too-many-today');
  const { category, about } = asked;
  const visit = booking && { state: booking.state, scheduledAt: booking.scheduled_at.getTime() };
  const isUrgent = isUrgentHelp({ category, reason: about?.reason ?? null }, visit, now);
  const { acknowledgeBy, resolveBy } = ticketDeadlines(now, isUrgent);
  const ticketNo = await insertTicket(tx, {
    ...asked,
    bookingId: booking?.id ?? null,
    accountId,
    words,
    openedAt: new Date(now),
    acknowledgeBy: new Date(acknowledgeBy),
    resolveBy: new Date(resolveBy),
  });
  return accepted({ ticketNo, acknowledgeBy, resolveBy });
};
