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
  nothingTodayHelp: msg`New bookings show here as soon as they are yours.`,
  allBookings: msg`See all bookings`,
  couldNotLoad: msg`Could not load bookings`,
};
