import { publicNameOf } from '@karigar/domain/identity/public-name';
import { accountOf } from '#auth/who';
import { readOwnBooking } from '#modules/bookings/index';
import type { Side } from './chat-store.ts';

type Asked = Parameters<typeof readOwnBooking>;

/** The booking of a chat and the caller's side of it; null where the booking is another's. */
export const readOwnSide = async (scope: Asked[0], ref: Asked[1]) => {
  const booking = await readOwnBooking(scope, ref);
  if (booking === null) return null;
  const byCustomer = scope.who.role === 'customer';
  const side: Side = {
    bookingId: booking.id,
    accountId: accountOf(scope.who),
    otherId: byCustomer ? booking.serviceman_id : booking.customer_id,
  };
  const ownName = byCustomer ? booking.customer_name : publicNameOf(booking.serviceman_name);
  return { booking, side, ownName };
};
