import { msg } from '@lingui/core/macro';

export const startMessages = {
  startWork: msg`Start Work`,
  startTitle: msg`Start Work?`,
  otherDay: msg`This job is planned for {day}, not for today. Start it now?`,
  otherJob: msg`{service} for {customer} is still running. Start this job too?`,
  otherDayAndJob: msg`This job is planned for {day}, and {service} for {customer} is still running. Start it now?`,
  clockStarts: msg`Timer starts. Customer is told.`,
  clockStartsOffline: msg`Timer starts. The customer is told when the network is back.`,
  codeTitle: msg`Start code`,
  codeHelp: msg`Ask {name} for the start code. It is on {name}’s booking.`,
  codeDigit: msg`Digit {position}`,
  codeMissing: msg`Enter the start code, or start without it.`,
  codeSlip: msg`This is no start code. Please ask again and check the digits.`,
  noCode: msg`Start without the code`,
  noCodeHelp: msg`The start is marked, and {name} is told that no code was given.`,
  cancel: msg`Cancel`,
};
