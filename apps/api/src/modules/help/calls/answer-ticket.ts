import { answerTicket } from '@karigar/contract/help/answer-ticket';
import { readTicketWords } from '@karigar/domain/help/ticket';
import type { NotificationKind } from '@karigar/domain/notifications/notification-kinds';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { addNotification } from '#modules/bookings/index';
import { defineHandler } from '#wire/define-handler';
import { acknowledgeTicket, lockTicket, saveAnswer } from '../answer-store.ts';

export const answerTicketHandler = defineHandler(
  answerTicket,
  async ({ ticketNo, step, answer: written }, { tx, now, who, note }) => {
    const found = await lockTicket(tx, ticketNo);
    if (found === null) return refused('ticket.not-found');
    note({ subjectId: found.account_id });
    if (found.answered_at !== null) return refused('ticket.already-answered');
    const at = new Date(now);
    if (step === 'acknowledge') {
      if (found.acknowledged_at !== null) return refused('ticket.already-acknowledged');
      await acknowledgeTicket(tx, ticketNo, at);
    } else {
      const words = readTicketWords(written);
      if (words === null) return refused('ticket.answer-missing');
      await saveAnswer(tx, ticketNo, { answer: words, by: accountOf(who), at });
    }
    const kind: NotificationKind =
      step === 'acknowledge' ? 'ticket-acknowledged' : 'ticket-answered';
    const notification = { accountId: found.account_id, kind, details: { ticketNo }, sender: null };
    await addNotification(tx, null, notification, now);
    return accepted(null);
  },
  { as: 'ops' },
);
