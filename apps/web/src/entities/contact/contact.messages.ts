import type { ReportReason } from '@karigar/domain/help/ticket';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const reasonTexts: Readonly<Record<ReportReason, MessageDescriptor>> = {
  rude: msg`Rude or abusive`,
  unsafe: msg`I felt unsafe`,
  cheating: msg`Cheating`,
  'outside-app': msg`Wanted to deal outside the app`,
  other: msg`Something else`,
};

export const contactMessages = {
  noNumber: msg`No number available`,
  callSupport: msg`Call our team`,
  helpWithBooking: msg`Help with this booking`,
  report: msg`Report`,
  reportHelp: msg`{name} will not be told who reported. You get a ticket number and a reply.`,
  reason: msg`What was it?`,
  words: msg`What happened?`,
  send: msg`Send report`,
  sent: msg`{words} Its number is {ticketNo}.`,
  block: msg`Block`,
  blockTitle: msg`Block {name}?`,
  blockHelp: msg`No messages and no calls between you, and no new booking together. You can undo this in Profile, under Your data.`,
  cancel: msg`Cancel`,
};
