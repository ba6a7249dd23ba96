import { TICKET_CATEGORIES, TICKET_STATUSES } from '@karigar/domain/help/ticket';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { listOf, maybeInstant, maybeWords, words } from '../wire/values.ts';
import { openedTicket } from './ticket.ts';

const ticket = z.object({
  ...openedTicket.shape,
  category: z.enum(TICKET_CATEGORIES),
  status: z.enum(TICKET_STATUSES),
  words,
  /** The booking it is about, if any. */
  bookingNo: maybeWords,
  openedAt: maybeInstant,
  acknowledgedAt: maybeInstant,
  answer: maybeWords,
  answeredAt: maybeInstant,
});

/** The caller's help requests, newest first: the last hundred. */
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
