import type { Booking } from '@karigar/contract/bookings/booking';
import { wholeAddress } from '@karigar/domain/bookings/whole-address';

type Address = Pick<Booking, 'address' | 'flatNo' | 'houseNo' | 'street' | 'area'>;
type Pin = Pick<Booking, 'latitude' | 'longitude'>;

/** The whole address, on one line. */
export const placeOf = (booking: Address): string => wholeAddress(booking);

/** Opens the phone's maps app: at the pin if there is one, else at the address. */
export const directionsTo = (booking: Address & Pin): string => {
  const { latitude, longitude } = booking;
  const to = latitude && longitude ? `${latitude},${longitude}` : placeOf(booking);
  return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(to)}`;
};
