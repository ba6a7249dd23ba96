import { msg } from '@lingui/core/macro';

export const bookingFrameMessages = {
  notFound: msg`Booking not found`,
  couldNotLoad: msg`Couldn't load the booking.`,
};
