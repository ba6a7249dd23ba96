export const findBooking = 'select id from bookings where id = $1';
