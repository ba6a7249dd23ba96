import { msg } from '@lingui/core/macro';

export const findMessages = {
  label: msg`Booking number, phone, email or name`,
  begin: msg`Type a booking or order number, a whole phone number or email, or three letters of a name.`,
  looking: msg`Looking …`,
  nothing: msg`Nothing was found. Type the whole number, a name or a phone number.`,
  customer: msg`Customer · opens the bookings`,
  serviceman: msg`Serviceman · opens the jobs`,
};
