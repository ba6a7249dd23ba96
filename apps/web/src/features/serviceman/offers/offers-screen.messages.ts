import type { OfferReason } from '@karigar/domain/offers/reasons';
import type { WhyGone } from '@karigar/domain/offers/past-offer';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Why an offer came to this serviceman. */
export const reasonMessages: Record<OfferReason, MessageDescriptor> = {
  nearest: msg`Nobody is nearer.`,
  near: msg`It is near you.`,
  'your-turn': msg`It is your turn.`,
  skilled: msg`You know this work.`,
  free: msg`You have time for it.`,
  'own-work': msg`You did this work. It is under warranty, so this visit is not paid. Refusing is free: then somebody else is asked.`,
  revisit: msg`A warranty visit for the work of another serviceman. The customer pays nothing, and we pay you.`,
};

/** Why an offer is gone. */
export const goneMessages: Record<WhyGone, MessageDescriptor> = {
  refused: msg`You refused it.`,
  'time-ran-out': msg`The time to answer ran out.`,
  'somebody-else': msg`Someone else was faster.`,
  cancelled: msg`The customer cancelled it.`,
  moved: msg`The customer chose another time.`,
};

export const offersMessages = {
  title: msg`Job offers`,
  newJob: msg`New job`,
  back: msg`Back`,
  seconds: msg`{count, plural, one {second} other {seconds}}`,
  minutes: msg`{count, plural, one {minute} other {minutes}}`,
  hours: msg`{count, plural, one {hour} other {hours}}`,
  secondsLeft: msg`{count, plural, one {{count} second left to accept} other {{count} seconds left to accept}}`,
  minutesLeft: msg`{count, plural, one {{count} minute left to accept} other {{count} minutes left to accept}}`,
  hoursLeft: msg`{count, plural, one {{count} hour left to accept} other {{count} hours left to accept}}`,
  arrived: msg`New job: {service}`,
  more: msg`{count, plural, one {One more offer is waiting} other {{count} more offers are waiting}}`,

  youGet: msg`You get`,
  today: msg`Today, {time}`,
  tomorrow: msg`Tomorrow, {time}`,
  takes: msg`Takes about {minutes} min`,
  distance: msg`{km} km`,
  way: msg`{minutes} min`,
  customerPays: msg`Customer pays {amount}`,
  customerPaysNothing: msg`The customer pays nothing`,
  cashOrUpi: msg`At the end, in cash or by UPI`,
  onlyCash: msg`At the end, in cash`,
  customer: msg`Customer`,
  whyYou: msg`Why you?`,
  refusingIsFree: msg`Refusing is free and is not counted.`,

  spoken: msg`New job: {service}. You get {amount}. {when}, in {area}, {km} kilometres away, {minutes, plural, one {{minutes} minute} other {{minutes} minutes}} to get there.`,

  refuse: msg`Refuse`,
  refusing: msg`Refusing...`,
  accept: msg`Accept`,
  accepting: msg`Accepting...`,
  offline: msg`No network. Accepting or refusing needs the network and is not sent later.`,

  gone: msg`This job is gone`,
  goneHelp: msg`Someone else took it, or it was cancelled.`,
  notCounted: msg`It is not counted against you.`,
  showNext: msg`Show the next offer`,
  goHome: msg`Go to Home`,

  none: msg`No job offers now`,
  noneHelp: msg`When a job is offered, your phone rings and it shows here.`,
  acceptedJobs: msg`Accepted jobs`,
  couldNotLoad: msg`Couldn't load job offers.`,

  past: msg`Past offers`,
  pastHelp: msg`Only you see this. Nothing here is counted.`,
  morePast: msg`Load More`,
  couldNotLoadPast: msg`Couldn't load past offers.`,
  tryAgain: msg`Try again`,
};
