import { TICKET_CATEGORIES, TICKET_STATUSES } from '@karigar/domain/help/ticket';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { listOf, maybeInstant, maybeWords, words } from '../wire/values.ts';
import { ticketSlip } from './ticket.ts';

const ticket = z.object({
  ...ticketSlip.shape,
  category: z.enum(TICKET_CATEGORIES),
  status: z.enum(TICKET_STATUSES),
  words,
  /** What it is about, where it is about a booking. */
  bookingNo: maybeWords,
  openedAt: maybeInstant,
  acknowledgedAt: maybeInstant,
  answer: maybeWords,
  answeredAt: maybeInstant,
});

/** His tickets, newest first: the last hundred. */
export const listMyTickets = defineCall({
  name: 'list-my-tickets',
  path: 'users/help',
  programType: 'getMyTickets',
  who: ['serviceman', 'customer'],
  writes: false,
  fields: {},
  input: z.object({}),
  output: listOf(ticket),
  refusals: [],
});
