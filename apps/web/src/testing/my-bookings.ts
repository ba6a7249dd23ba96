import type { Booking } from '@karigar/contract/bookings/booking';
import type { MyBooking } from '@karigar/contract/customer-bookings/my-booking';
import { customerMay, bookingSteps } from '@karigar/domain/customer-bookings/customer-booking';
import { statusNameOf } from '@karigar/domain/bookings/status';
import { searchState } from '@karigar/domain/offers/search-state';
import { paise } from '@karigar/domain/money';
import { aBooking } from './bookings.ts';
import { NOW } from './show-screen.tsx';

const HOUR = 3_600_000;

export const aServiceman: NonNullable<MyBooking['serviceman']> = {
  id: 101,
  name: 'Suresh P.',
  picture: null,
  isVerified: true,
  rating: 4.8,
  ratings: 214,
  completed: 1284,
  lastHeardAt: NOW,
};

/** A booking as its customer sees it, with the fields that its state implies. */
export const aCustomerBooking = (
  state: Booking['state'],
  booking: Partial<Booking> = {},
  more: Partial<MyBooking> = {},
): MyBooking => {
  const hasStarted = ['started', 'held', 'ended', 'completed'].includes(state);
  const hasEnded = state === 'ended' || state === 'completed';
  const isUnassigned = ['requested', 'offered', 'refused'].includes(state);
  const isRated = (more.rating ?? null) !== null;
  const shown = aBooking(7, {
    state,
    servicemanName: 'Suresh P.',
    total: paise(1299_00),
    statusName: statusNameOf(state),
    scheduledAt: NOW + 12 * 60_000,
    startedAt: hasStarted ? NOW - HOUR : null,
    endedAt: hasEnded ? NOW - HOUR / 2 : null,
    ...booking,
  });
  const since = NOW - 3 * HOUR;
  const startsAt = shown.scheduledAt ?? NOW;
  const search = searchState({ state, startsAt, since, cancelledBy: null });
  return {
    booking: shown,
    serviceman: isUnassigned ? null : aServiceman,
    steps: [
      ...bookingSteps(
        state,
        {
          booked: NOW - 3 * HOUR,
          ...(isUnassigned ? {} : { assigned: NOW - 2 * HOUR }),
          ...(hasStarted && { started: NOW - HOUR }),
          ...(hasEnded && { ended: NOW - HOUR / 2 }),
        },
        since,
      ),
    ],
    search: search && { ...search, isAgain: false, isReplaced: false },
    completionCode:
      isUnassigned || state === 'completed' || state === 'cancelled' ? null : '730196',
    approvalKey: null,
    paid: paise(0),
    tip: null,
    hasReceipt: false,
    trouble: null,
    visitSettled: null,
    rating: null,
    may: customerMay({
      state,
      cancelUntil: NOW + HOUR,
      trouble: more.trouble ?? null,
      hasBlocked: false,
      isRated,
      isPaid: false,
      hasTip: false,
      hasPlace: true,
      now: NOW,
    }),
    cancelUntil: state === 'assigned' ? NOW + HOUR : null,
    coveredUntil: null,
    takesUpi: false,
    paysOnline: false,
    onlinePayment: null,
    cancelCharge: null,
    isCancelledLate: false,
    ...more,
  };
};
