import { answerTicketHandler } from './calls/answer-ticket.ts';
import { getSupportHandler } from './calls/get-support.ts';
import { listMyTicketsHandler } from './calls/list-my-tickets.ts';
import { openTicketHandler } from './calls/open-ticket.ts';

export { findWaitingTickets } from './find-waiting.ts';
export { askForHelp } from './ask-for-help.ts';

export const helpHandlers = [
  openTicketHandler,
  getSupportHandler,
  listMyTicketsHandler,
  answerTicketHandler,
];
