import { msg } from '@lingui/core/macro';

export const bookingMessages = {
  bookings: msg`Bookings`,
  none: msg`No bookings found.`,
  customerHelp: msg`What you book shows here.`,
  guestHelp: msg`Log in to see what you booked.`,
  logIn: msg`Log in`,
  pastBookings: msg`Past bookings`,
  noneOver: msg`What is done or cancelled shows here.`,
  search: msg`Search bookings...`,
  searchLabel: msg`Search bookings`,
  couldNotLoad: msg`Could not load bookings`,
  noMatchHelp: msg`Try another word.`,
  back: msg`Back`,
};
