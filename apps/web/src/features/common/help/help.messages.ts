import type { TicketCategory, TicketStatus } from '@karigar/domain/help/ticket';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const categoryTexts: Readonly<Record<TicketCategory, MessageDescriptor>> = {
  booking: msg`A booking`,
  payment: msg`Money`,
  person: msg`A person`,
  privacy: msg`My data`,
  app: msg`The app`,
  other: msg`Something else`,
};

export const statusTexts: Readonly<Record<TicketStatus, MessageDescriptor>> = {
  open: msg`Waiting`,
  acknowledged: msg`In progress`,
  answered: msg`Answered`,
};

export const helpMessages = {
  title: msg`Help`,
  back: msg`Back`,
  promise: msg`Every request gets a number. About a visit that is on now or near, a person starts within 10 minutes. Everything else we start within 48 hours and settle within 30 days.`,
  guide: msg`How the app works`,
  rules: msg`Our rules`,
  support: msg`Write to us`,
  subject: msg`Help with the Karigar app`,
  yours: msg`Your requests`,
  none: msg`No requests yet`,
  noneHelp: msg`Your questions and complaints show here, with our replies.`,
  couldNotLoad: msg`Couldn't load your requests.`,
  ask: msg`Ask or complain`,
  about: msg`What is it about?`,
  words: msg`What happened?`,
  send: msg`Send`,
  sent: msg`{words} Its number is {ticketNo}.`,
  openedOn: msg`Sent {when}`,
  takenUpBy: msg`We start by {when}`,
  settledBy: msg`Settled by {when}`,
  answer: msg`Answer`,
};
