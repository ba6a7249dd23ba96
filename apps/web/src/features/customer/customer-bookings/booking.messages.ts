import { msg } from '@lingui/core/macro';

export const bookingMessages = {
  bookings: msg`Bookings`,
  none: msg`No bookings found.`,
  customerHelp: msg`Your bookings show here.`,
  bookService: msg`Book a service`,
  guestHelp: msg`Log in to see your bookings.`,
  logIn: msg`Log in`,
  pastBookings: msg`Past bookings`,
  noneOver: msg`Completed and cancelled bookings show here.`,
  search: msg`Search bookings...`,
  searchLabel: msg`Search bookings`,
  couldNotLoad: msg`Couldn't load bookings.`,
  noMatchHelp: msg`Try another word.`,
  back: msg`Back`,
};
