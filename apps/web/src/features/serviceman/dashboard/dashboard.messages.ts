import { msg } from '@lingui/core/macro';

export const dashboardMessages = {
  home: msg`Home`,
  greeting: msg`Namaste, {name}`,
  plainGreeting: msg`Namaste`,
  todaysBookings: msg`Today's Bookings`,
  bookingsOnHold: msg`Bookings on Hold`,
  overallCompleted: msg`Overall Completed`,
  schedule: msg`Today's work schedule`,
  nothingToday: msg`No work planned for today`,
  nothingTodayHelp: msg`New bookings show here as soon as they are assigned to you.`,
  allBookings: msg`See all bookings`,
  offer: msg`Job offer: {service}`,
  offersHelp: msg`Answer before the time runs out.`,
  paid: msg`Payment successful!`,
  collect: msg`Collect {amount} from {name}`,
  notAccepted: msg`{count} not accepted`,
  notAcceptedHelp: msg`See why, and what to do.`,
  jobDone: msg`Job done`,
  youKeep: msg`You keep`,
  close: msg`Close`,
  couldNotLoad: msg`Couldn't load bookings.`,
};
