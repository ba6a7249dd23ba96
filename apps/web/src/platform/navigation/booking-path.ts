import type { Booking } from '@karigar/contract/bookings/booking';
import { askingFor } from './asked-id.ts';
import { pathTo } from './paths.ts';

export const offerPath = ({ id }: Pick<Booking, 'id'>): string => askingFor(pathTo('pending'), id);

export const acceptedPath = ({ id }: Pick<Booking, 'id'>): string =>
  askingFor(pathTo('accepted'), id);

/** The path of a serviceman's booking: an offer opens as an offer. */
export const pathOfBooking = (booking: Pick<Booking, 'id' | 'state'>): string =>
  booking.state === 'offered' ? offerPath(booking) : pathTo('bookingDetail', { id: booking.id });
