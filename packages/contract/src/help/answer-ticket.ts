import { msg } from '@karigar/domain/msg';
import * as z from 'zod/mini';
import { defineCall } from '../define-call.ts';
import { choiceField, textField } from '../wire/fields.ts';
import { nothing } from '../wire/values.ts';

/** Acknowledges a help request, or closes it with an answer. */
export const answerTicket = defineCall({
  name: 'answer-ticket',
  path: 'console/help',
  programType: 'answerTicket',
  who: ['operator'],
  desks: ['help', 'money', 'admin'],
  writes: true,
  replay: 'reply',
  fields: { ticketNo: 'ticketNo', step: 'step', answer: 'answer' },
  input: z.object({
    ticketNo: textField(20),
    step: choiceField({ acknowledge: 'acknowledge', resolve: 'resolve' }),
    /** Empty when the help request is only acknowledged. */
    answer: textField(1000),
  }),
  output: nothing,
  refusals: [
    'ticket.not-found',
    'ticket.already-acknowledged',
    'ticket.already-answered',
    'ticket.answer-missing',
  ],
  done: msg`Saved.`,
});
