import { msg } from '@lingui/core/macro';

export const workRecordsMessages = {
  title: msg`Work record`,
  help: msg`For a landlord, a bank or another company: your jobs, skills, ratings and checked documents, signed by Karigar. Whoever has the link or the paper can check it, without an account. It has your name, but no phone number, no address and no document.`,
  none: msg`You have no work record yet.`,
  make: msg`Make a work record`,
  making: msg`Making...`,
  madeOn: msg`Made on {when}`,
  validUntil: msg`Valid until {when}`,
  open: msg`Open the PDF`,
  openOf: msg`Open the PDF of {when}`,
  share: msg`Share on WhatsApp`,
  shareOf: msg`Share the record of {when} on WhatsApp`,
  revoke: msg`Revoke`,
  revokeOf: msg`Revoke the record of {when}`,
  revokeQuestion: msg`Revoke this work record?`,
  revokeHelp: msg`Its link and its paper are refused within a minute. Whoever opened it before has seen it.`,
  cancel: msg`Cancel`,
  close: msg`Close`,
  couldNotLoad: msg`Couldn't load your work records.`,
};
