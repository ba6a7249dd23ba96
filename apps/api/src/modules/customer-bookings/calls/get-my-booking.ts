import { getMyBooking } from '@karigar/contract/customer-bookings/get-my-booking';
import { isCodeSpent } from '@karigar/domain/bookings/completion-code';
import {
  customerMay,
  bookingSteps,
  showsCompletionCode,
} from '@karigar/domain/customer-bookings/customer-booking';
import { cancelCharge } from '@karigar/domain/customer-bookings/customer-cancel';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { approvalKeyOf } from '#modules/add-ons/index';
import {
  findOwnBooking,
  readAddOns,
  readCompletionCode,
  readReplaced,
  searchedSince,
  searchStateOf,
  startCodeOf,
  type BookingRow,
} from '#modules/bookings/index';
import {
  listRefunds,
  newestOnlinePayment,
  presentAdvance,
  readPayable,
  readTip,
} from '#modules/payments/index';
import { readBuyerOf } from '#modules/receipts/index';
import { readTrouble } from '#modules/visit-problems/index';
import { readWarranty } from '#modules/warranty/index';
import { defineHandler, type CallScope } from '#wire/define-handler';
import { presentCustomerBooking, presentServiceman } from '../customer-booking-presenter.ts';
import {
  hasReceipt,
  isStartedWithoutCode,
  readMoments,
  readRating,
  readServiceman,
  readVisitSettled,
} from '../customer-booking-store.ts';

/** Of a service that asks for one; null otherwise, and where nobody can pay in the app. */
const advanceOf = async ({ tx, who, context }: CallScope, booking: BookingRow) => {
  if (context.gateway === null) return null;
  const ref = { bookingId: booking.id, orderId: booking.order_id };
  const payable = await readPayable(tx, ref, accountOf(who));
  return payable && presentAdvance(payable);
};

/** The customer reads it out while there is work; a spent code is hidden, because it would be refused. */
const codeFor = async ({ tx, now, context }: CallScope, booking: BookingRow) => {
  if (!showsCompletionCode(booking.state)) return null;
  const code = await readCompletionCode(tx, booking.id);
  const expiresAt = code?.expires_at?.getTime() ?? null;
  if (code === null || isCodeSpent({ tries: code.tries, expiresAt, now })) return null;
  return context.vault.open(code.code_sealed, `completion_codes.code:${booking.id}`);
};

/** Before the work the code to say at the door, afterwards whether it was said. */
const startOf = async (scope: CallScope, booking: BookingRow) => {
  const { state, work_rules: rules } = booking;
  if (rules?.asksStartCode !== true) return {};
  if (state === 'assigned') return { startCode: startCodeOf(scope, booking) };
  const isWithout =
    booking.started_at !== null && (await isStartedWithoutCode(scope.tx, booking.id));
  return isWithout ? { startedWithoutCode: true } : {};
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
  const warranty = await readWarranty(tx, booking, now);
  const isPaid = servicemanId !== null && total !== null && paid >= total;
  const buyer = await readBuyerOf(tx, bookingId);
  const advance = await advanceOf(scope, booking);
  const tip = paid > 0 ? await readTip(tx, bookingId) : null;
  const refunds = booking.refunded > 0 ? await listRefunds(tx, bookingId) : [];
  return accepted({
    booking: presentCustomerBooking(
      { ...booking, add_ons: addOns, turns: [], is_blocked: false },
      language,
    ),
    serviceman: serviceman && presentServiceman(serviceman, context.fileLinks),
    ...(await progressOf(scope, booking)),
    completionCode: await codeFor(scope, booking),
    ...(await startOf(scope, booking)),
    approvalKey: await approvalKeyOf(scope, booking),
    paid,
    tip: tip?.amount ?? null,
    hasReceipt: await hasReceipt(
      tx,
      bookingId,
      state === 'cancelled' ? (booking.visit_charge ?? paid) : paid,
    ),
    ...(advance !== null && { advance }),
    ...(refunds.length > 0 && {
      refunds: refunds.map(({ amount, way, asked_at: at, done_at: doneAt }) => ({
        amount,
        way,
        at: at.getTime(),
        doneAt: doneAt?.getTime() ?? null,
      })),
    }),
    ...(buyer !== null && { buyerGstin: buyer.gstin }),
    trouble,
    visitSettled: booking.visit_charge === null ? null : await readVisitSettled(tx, bookingId),
    rating: rating && { ...rating, tags: [...rating.tags] },
    may: {
      ...customerMay({
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
      ...(warranty.claim.ok && { claim: true }),
    },
    cancelUntil: state === 'assigned' ? cancelUntil : null,
    coveredUntil: warranty.coveredUntil,
    ...(warranty.revisit !== null && {
      revisit: {
        bookingId: warranty.revisit.bookingId,
        at: warranty.revisit.at.getTime(),
        isOpen: warranty.revisit.isOpen,
      },
    }),
    takesUpi: context.upi !== null,
    paysOnline: context.gateway !== null,
    onlinePayment: context.gateway === null ? null : await newestOnlinePayment(tx, bookingId),
    cancelCharge: cancelCharge({ state, cancelUntil, trouble, total: booking.total, now }),
  });
});
