import { msg } from '@lingui/core/macro';

export const bookingMessages = {
  bookings: msg`Bookings`,
  none: msg`No bookings found.`,
  servicemanHelp: msg`New bookings show here as soon as they are yours.`,
  customerHelp: msg`What you book shows here.`,
};
