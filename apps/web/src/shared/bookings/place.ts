import type { Booking } from '@karigar/contract/bookings/booking';

type Address = Pick<Booking, 'address' | 'flatNo' | 'houseNo' | 'street' | 'area'>;

/** The address as it was written, or put together from its parts. */
export const placeOf = ({ address, flatNo, houseNo, street, area }: Address): string =>
  address || [flatNo, houseNo, street, area].filter((part) => part !== '').join(', ');

/** Opens the phone's own maps where it has them. */
export const directionsTo = (place: string): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`;
