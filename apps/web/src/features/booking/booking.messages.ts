import { msg } from '@lingui/core/macro';

export const bookingMessages = {
  bookings: msg`Bookings`,
  none: msg`No bookings found.`,
  customerHelp: msg`What you book shows here.`,
};
