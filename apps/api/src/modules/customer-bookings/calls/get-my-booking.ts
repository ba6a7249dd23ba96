import { getMyBooking } from '@karigar/contract/customer-bookings/get-my-booking';
import { isCodeSpent } from '@karigar/domain/bookings/completion-code';
import { coveredUntil } from '@karigar/domain/customer-bookings/cover';
import {
  customerMay,
  bookingSteps,
  showsCompletionCode,
} from '@karigar/domain/customer-bookings/customer-booking';
import { cancelCharge } from '@karigar/domain/customer-bookings/customer-cancel';
import { accepted, refused } from '@karigar/domain/result';
import { approvalKeyOf } from '#modules/add-ons/index';
import {
  findOwnBooking,
  readAddOns,
  readCompletionCode,
  readReplaced,
  searchedSince,
  searchStateOf,
  type BookingRow,
} from '#modules/bookings/index';
import { newestOnlinePayment, readTip } from '#modules/payments/index';
import { readTrouble } from '#modules/visit-problems/index';
import { defineHandler, type CallScope } from '#wire/define-handler';
import { presentCustomerBooking, presentServiceman } from '../customer-booking-presenter.ts';
import {
  hasReceipt,
  readCoverDays,
  readMoments,
  readRating,
  readServiceman,
  readVisitSettled,
} from '../customer-booking-store.ts';

/** The customer reads it out while there is work; a spent code is hidden, because it would be refused. */
const codeFor = async ({ tx, now, context }: CallScope, booking: BookingRow) => {
  if (!showsCompletionCode(booking.state)) return null;
  const code = await readCompletionCode(tx, booking.id);
  const expiresAt = code?.expires_at?.getTime() ?? null;
  if (code === null || isCodeSpent({ tries: code.tries, expiresAt, now })) return null;
  return context.vault.open(code.code_sealed, `completion_codes.code:${booking.id}`);
};

const progressOf = async ({ tx }: CallScope, booking: BookingRow) => {
  const rows = await readMoments(tx, booking.id);
  const { started_at: started, ended_at: ended } = booking;
  const since = searchedSince(booking);
  const moments = {
    booked: booking.booked_at.getTime(),
    ...Object.fromEntries(rows.map(({ step, at }) => [step, at.getTime()])),
    ...(started !== null && { started: started.getTime() }),
    ...(ended !== null && { ended: ended.getTime() }),
  };
  const cancelledBy = rows.find(({ step }) => step === 'cancelled')?.actor ?? null;
  const search = searchStateOf(booking, cancelledBy);
  const isAgain = rows.some(({ step, at }) => step === 'assigned' && at.getTime() < since);
  const replaced = search === null ? [] : await readReplaced(tx, booking.id);
  const isReplaced = replaced.some(({ at }) => at >= since);
  return {
    steps: [...bookingSteps(booking.state, moments, since)],
    search: search && { ...search, isAgain, isReplaced },
    isCancelledLate: booking.visit_charge !== null && cancelledBy === 'customer',
  };
};

export const getMyBookingHandler = defineHandler(getMyBooking, async ({ bookingId }, scope) => {
  const { tx, now, language, context } = scope;
  const booking = await findOwnBooking(scope, bookingId);
  if (booking === null) return refused('booking.not-found');
  const addOns = await readAddOns(tx, bookingId);
  const serviceman = await readServiceman(tx, bookingId);
  const rating = await readRating(tx, bookingId);
  const { state } = booking;
  const cancelUntil = booking.cancel_until?.getTime() ?? null;
  const { trouble, hasBlocked } = await readTrouble(tx, booking, now);
  const { serviceman_id: servicemanId, total_after_end: total, paid } = booking;
  const endedAt = booking.ended_at?.getTime() ?? null;
  const isPaid = servicemanId !== null && total !== null && paid >= total;
  const tip = paid > 0 ? await readTip(tx, bookingId) : null;
  return accepted({
    booking: presentCustomerBooking(
      { ...booking, add_ons: addOns, turns: [], is_blocked: false },
      language,
    ),
    serviceman: serviceman && presentServiceman(serviceman, context.fileLinks),
    ...(await progressOf(scope, booking)),
    completionCode: await codeFor(scope, booking),
    approvalKey: await approvalKeyOf(scope, booking),
    paid,
    tip: tip?.amount ?? null,
    hasReceipt: await hasReceipt(tx, bookingId, paid),
    trouble,
    visitSettled: booking.visit_charge === null ? null : await readVisitSettled(tx, bookingId),
    rating: rating && { ...rating, tags: [...rating.tags] },
    may: customerMay({
      state,
      cancelUntil,
      trouble,
      hasBlocked,
      isRated: rating !== null,
      isPaid,
      hasTip: tip !== null,
      hasPlace: booking.area_id !== null,
      now,
    }),
    cancelUntil: state === 'assigned' ? cancelUntil : null,
    coveredUntil:
      endedAt === null
        ? null
        : coveredUntil({ state, endedAt, coverDays: await readCoverDays(tx, bookingId), now }),
    takesUpi: context.upi !== null,
    paysOnline: context.gateway !== null,
    onlinePayment: context.gateway === null ? null : await newestOnlinePayment(tx, bookingId),
    cancelCharge: cancelCharge({ state, cancelUntil, trouble, total: booking.total, now }),
  });
});
