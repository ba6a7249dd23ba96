import { msg } from '@lingui/core/macro';

export const recordScreenMessages = {
  notFound: msg`Booking {no} was not found`,
  notFoundHelp: msg`The number is wrong, or your desk does not see it.`,
  toLog: msg`All bookings`,
};
