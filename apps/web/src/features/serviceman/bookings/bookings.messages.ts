import { msg } from '@lingui/core/macro';

export const bookingsMessages = {
  bookings: msg`Bookings`,
  searchLabel: msg`Search bookings`,
  searchBookings: msg`Search bookings...`,
  none: msg`No bookings found.`,
  noneHelp: msg`New bookings show here as soon as they are assigned to you.`,
  noMatchHelp: msg`Try a service, booking number or customer name.`,
  couldNotLoad: msg`Couldn't load bookings.`,
};
