import { msg } from '@karigar/domain/msg';
import { business, type Refusal } from './refusal.ts';

export const personRefusals = {
  'consent.not-optional': business(msg`This cannot be chosen: the service needs it.`),
  'consent.text-outdated': business(msg`The text has changed. Please read it again.`),
  'ticket.words-missing': business(msg`Write in a few words what happened.`),
  'ticket.too-many-today': business(
    msg`You have sent 10 requests today. Please try again tomorrow.`,
  ),
  'ticket.not-found': business(msg`This ticket was not found.`),
  'ticket.already-acknowledged': business(msg`Somebody is already working on this ticket.`),
  'ticket.already-answered': business(msg`This ticket has already been answered.`),
  'ticket.answer-missing': business(msg`Write an answer that the person can read.`),
  'contact.nobody-yet': business(msg`Nobody has this booking yet.`),
  'contact.not-live': business(msg`Calls are possible only while a booking is running.`),
  'contact.blocked': business(msg`You cannot contact this person.`),
  'contact.no-number': business(msg`There is no number for this booking. Write a message.`),
  'contact.call-unavailable': business(
    msg`The call could not be set up. Try again, or write a message.`,
  ),
  'block.not-found': business(msg`This block was not found.`),
} as const satisfies Record<string, Refusal>;
