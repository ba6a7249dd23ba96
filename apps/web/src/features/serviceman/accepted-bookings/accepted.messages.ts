import { msg } from '@lingui/core/macro';

export const acceptedMessages = {
  title: msg`Accepted jobs`,
  jobAccepted: msg`Job accepted`,
  back: msg`Back`,
  directions: msg`Directions`,
  call: msg`Call`,
  customer: msg`Customer`,
  cancelService: msg`Cancel Service`,
  startService: msg`Start Service`,

  none: msg`No accepted jobs`,
  noneHelp: msg`Jobs you accept stay here until you start them.`,
  allBookings: msg`All bookings`,
  couldNotLoad: msg`Couldn't load bookings.`,
  notFound: msg`This job is no longer yours`,
  notFoundHelp: msg`It may be cancelled or with someone else.`,

  cancelTitle: msg`Cancel Service?`,
  close: msg`Close`,
  goesToOthers: msg`The job goes to others at once, and the customer is told. It costs you nothing.`,
  unwell: msg`I am not well`,
  vehicle: msg`My vehicle broke down`,
  runningLate: msg`My previous job is running late`,
  noParts: msg`I do not have the tools or parts`,
  why: msg`Why can't you come?`,
  reasonMissing: msg`Please write in a few words why you cannot come.`,
  keep: msg`Keep the job`,
  cancelling: msg`Cancelling...`,
  offline: msg`No network. The job stays yours until this is sent: please try again.`,
};
