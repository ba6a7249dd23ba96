import { answerTicketAnswer } from './calls/answer-ticket.ts';
import { listMyTicketsAnswer } from './calls/list-my-tickets.ts';
import { openTicketAnswer } from './calls/open-ticket.ts';

export { askForHelp } from './ask-for-help.ts';

export const helpAnswers = [openTicketAnswer, listMyTicketsAnswer, answerTicketAnswer];
