import type { OperatorAct } from '@karigar/domain/console/operator-acts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReasonedAct } from './act-request.ts';

/** The name of each act, on its button. */
export const ACT_NAMES: Readonly<Record<OperatorAct, MessageDescriptor>> = {
  assign: msg`Another serviceman`,
  ask: msg`Ask the next three now`,
  move: msg`Move`,
  release: msg`Back to the pool`,
  hold: msg`Hold for the serviceman`,
  end: msg`End for the serviceman`,
  close: msg`Close without code`,
  reopen: msg`Reopen`,
  cancel: msg`Cancel for the customer`,
};

/** What each act that asks before will do. */
export const ACT_HELP: Readonly<Record<ReasonedAct, MessageDescriptor>> = {
  release: msg`The serviceman loses the booking and both sides are notified. Somebody else is looked for. This cannot be undone.`,
  hold: msg`The clock stops. The customer and the serviceman are notified.`,
  end: msg`A second person must agree. Then the work counts as ended now.`,
  close: msg`A second person must agree. Then the booking is completed without the customer's code.`,
  reopen: msg`The search begins again, and the customer is notified.`,
  cancel: msg`The customer and the serviceman are notified. This cannot be undone.`,
};

export const actMessages = {
  more: msg`More actions`,
  close: msg`Close`,
  leave: msg`Cancel`,
  cancelIt: msg`Cancel {no}`,
  why: msg`Why, in a few words`,
  whyHelp: msg`It is kept in the audit.`,
  whyMissing: msg`Write at least ten letters.`,
  charge: msg`What does the customer pay?`,
  chargeNone: msg`Nothing`,
  chargeVisit: msg`What a late cancellation costs; the customer has agreed`,
  until: msg`Until when?`,
  moveTitle: msg`Move {service}`,
  moveHelp: msg`The customer is notified, and the serviceman who has it.`,
  newDay: msg`New day`,
  newTime: msg`New time`,
  noTime: msg`No time is free on this day.`,
  readingTimes: msg`Reading the free times`,
  timeMissing: msg`Choose a time.`,
  evenThough: msg`Assign {name} even so?`,
  evenThoughHelp: msg`The rules speak against it. Name each reason that you have cleared by phone.`,
  nameEach: msg`Name every reason.`,
  firm: msg`{name} cannot be assigned: {reasons}.`,
  free: msg`Not coming today`,
  freeOnDay: msg`Not coming on this day`,
  freeTitle: msg`{name} does not come`,
  freeHelp: msg`The jobs are freed and each customer is notified once. The day becomes a day off.`,
  freeNone: msg`No job is freed. The day becomes a day off: nothing is offered for it.`,
  freeNext: msg`Could come: {name}`,
  freeNobody: msg`Nobody could come now`,
  freeStarted: msg`Has started: put it on hold first`,
  freeHeld: msg`Held until {day}: give it to another serviceman.`,
  freeAll: msg`{count, plural, =0 {Make it a day off} one {Free # job} other {Free # jobs}}`,
  freeDone: msg`{name} has a day off.`,
  readingJobs: msg`Reading the jobs`,
  offline: msg`No network. Nothing can be changed until it is back.`,
  unknown: msg`We do not know yet whether it arrived. The same is sent again.`,
  stillUnknown: msg`We do not know whether it arrived.`,
  sendAgain: msg`Send the same again`,
  secondPerson: msg`Waits for a second person. {name}: {reason}`,
  assigned: msg`{service} is with {name}.`,
  moved: msg`{service} is at {time}.`,
  undo: msg`Undo`,
  undone: msg`Undone.`,
  undoReason: msg`Undone right after it was done.`,
  asked: msg`{count, plural, one {# serviceman was asked.} other {# servicemen were asked.}}`,
};
