import type { BookingState } from '@karigar/domain/bookings/booking';
import {
  isNewBooking,
  readBookingState,
  writeBookingStatus,
} from '@karigar/domain/bookings/status';
import type { Pause } from '@karigar/domain/bookings/work-clock';
import type { IndiaDay } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import type { Paise } from '@karigar/domain/money';
import {
  readPaymentStatus,
  writePaymentStatus,
  type PaymentStatus,
} from '@karigar/domain/payments/payment-status';
import * as z from 'zod/mini';
import { bookingAddOn, type BookingAddOn } from '../add-ons/booking-add-on.ts';
import { checklist, type Checklist } from './checklist.ts';
import {
  amount,
  flag,
  listOf,
  maybeAmount,
  maybeDay,
  maybeDegrees,
  maybeInstant,
  maybeWholeNumber,
  maybeWords,
  wholeNumber,
  words,
} from '../wire/values.ts';

type Revisit = { readonly of: string; readonly words: string };

export type Booking = {
  readonly id: number;
  readonly bookingNo: string;
  readonly orderId: number;
  readonly serviceId: number | null;
  readonly subscriptionId: number | null;
  readonly serviceName: string;
  readonly servicemanName: string;
  readonly customerName: string;
  readonly phone: string | null;
  readonly alternatePhone: string | null;
  readonly price: Paise;
  readonly total: Paise;
  readonly totalAfterEnd: Paise | null;
  readonly quantity: number;
  readonly image: string | null;
  readonly state: BookingState;
  /** Shown as received, even an unknown status. */
  readonly statusName: string | null;
  readonly isNew: boolean;
  readonly paymentStatus: PaymentStatus;
  readonly scheduledAt: Instant | null;
  readonly bookedAt: Instant | null;
  readonly startedAt: Instant | null;
  readonly endedAt: Instant | null;
  readonly updatedAt: Instant | null;
  /** Our server never sends it to a serviceman: always empty. */
  readonly otp: string;
  readonly area: string;
  readonly street: string;
  readonly address: string;
  readonly flatNo: string;
  readonly houseNo: string;
  /** The customer's pin; null without a pin, and in an offer. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly addOns: readonly BookingAddOn[];
  /** Until when the work is held, and why. Not in the specification; the work clock shows them. */
  readonly heldUntil: IndiaDay | null;
  readonly holdReason: string;
  readonly pauses: readonly Pause[];
  /** When the serviceman set off to this visit; only while it matters. */
  readonly setOffAt?: Instant;
  /** The serviceman asks the customer for a start code; only before the work. */
  readonly asksStartCode?: true;
  /** Of a service that has one. */
  readonly checklist?: Checklist;
  /** The expected arrival, after the serviceman has reported a delay. */
  readonly expectedAt: Instant | null;
  /** When the serviceman arrived at the door. */
  readonly arrivedAt: Instant | null;
  /** When the held work was reassigned from another serviceman. */
  readonly takenOverAt: Instant | null;
  /** When the serviceman left after a no-show reported offline; an operator decides about it. */
  readonly missedAt: Instant | null;
  /** The charge of a no-show visit. */
  readonly visitCharge: Paise | null;
  /** Of a revisit under warranty: the number of the first booking, and what the customer wrote. */
  readonly revisit?: Revisit;
};

/** Drops pauses without a start. */
const pauses = z.codec(
  listOf(z.object({ from: maybeInstant, to: maybeInstant })),
  z.custom<readonly Pause[]>(),
  {
    decode: (wire) => wire.flatMap(({ from, to }) => (from === null ? [] : [{ from, to }])),
    encode: (own) => [...own],
  },
);

const written = z.object({
  id: wholeNumber,
  bookingNo: words,
  orderId: wholeNumber,
  service_id: maybeWholeNumber,
  subscription_id: maybeWholeNumber,
  serviceName: words,
  serviceManName: words,
  customerName: words,
  phone: maybeWords,
  alternateNo: maybeWords,
  price: amount,
  total: amount,
  totalAfterEnd: maybeAmount,
  qty: wholeNumber,
  image: maybeWords,
  status: z.nullish(z.union([z.string(), z.number()])),
  statusName: maybeWords,
  booking_status: z.nullish(z.union([z.string(), z.number()])),
  isHold: flag,
  paymentStatus: z.nullish(z.union([z.string(), z.number()])),
  scheduled_datetime: maybeInstant,
  booking_datetime: maybeInstant,
  startTime: maybeInstant,
  endTime: maybeInstant,
  updated_at: maybeInstant,
  otp: words,
  area: words,
  street: words,
  address: words,
  flat_no: words,
  house_no: words,
  latitude: maybeDegrees,
  longitude: maybeDegrees,
  addons: listOf(bookingAddOn),
  discount: words,
  holdTime: maybeDay,
  holdReason: words,
  pauses,
  setOffTime: z.optional(maybeInstant),
  asksStartCode: z.optional(z.boolean()),
  checklist: z.optional(checklist),
  expectedTime: maybeInstant,
  arrivalTime: maybeInstant,
  takenOverTime: maybeInstant,
  missedTime: maybeInstant,
  visitCharge: maybeAmount,
  warranty: z.optional(z.object({ bookingNo: words, words })),
});

/** The specified fields decide. Our own `status` only distinguishes states that they cannot. */
const stateOf = (wire: z.output<typeof written>): BookingState => {
  const state = readBookingState({
    statusName: wire.statusName,
    isHold: wire.isHold,
    startedAt: wire.startTime,
    endedAt: wire.endTime,
  });
  if (state !== 'offered') return state;
  return wire.status === 'requested' || wire.status === 'refused' ? wire.status : state;
};

export const booking = z.codec(written, z.custom<Booking>(), {
  decode: (wire) => ({
    id: wire.id,
    bookingNo: wire.bookingNo,
    orderId: wire.orderId,
    serviceId: wire.service_id,
    subscriptionId: wire.subscription_id,
    serviceName: wire.serviceName,
    servicemanName: wire.serviceManName,
    customerName: wire.customerName,
    phone: wire.phone,
    alternatePhone: wire.alternateNo,
    price: wire.price,
    total: wire.total,
    totalAfterEnd: wire.totalAfterEnd,
    quantity: wire.qty,
    image: wire.image,
    state: stateOf(wire),
    statusName: wire.statusName,
    isNew: isNewBooking(wire.booking_status),
    paymentStatus: readPaymentStatus(wire.paymentStatus ?? null),
    scheduledAt: wire.scheduled_datetime,
    bookedAt: wire.booking_datetime,
    startedAt: wire.startTime,
    endedAt: wire.endTime,
    updatedAt: wire.updated_at,
    otp: wire.otp,
    area: wire.area,
    street: wire.street,
    address: wire.address,
    flatNo: wire.flat_no,
    houseNo: wire.house_no,
    latitude: wire.latitude,
    longitude: wire.longitude,
    addOns: wire.addons,
    heldUntil: wire.holdTime,
    holdReason: wire.holdReason,
    pauses: wire.pauses,
    ...(wire.setOffTime == null ? {} : { setOffAt: wire.setOffTime }),
    ...(wire.asksStartCode === true ? { asksStartCode: true as const } : {}),
    ...(wire.checklist === undefined ? {} : { checklist: wire.checklist }),
    expectedAt: wire.expectedTime,
    arrivedAt: wire.arrivalTime,
    takenOverAt: wire.takenOverTime,
    missedAt: wire.missedTime,
    visitCharge: wire.visitCharge,
    ...(wire.warranty === undefined
      ? {}
      : { revisit: { of: wire.warranty.bookingNo, words: wire.warranty.words } }),
  }),
  encode: (own) => ({
    id: own.id,
    bookingNo: own.bookingNo,
    orderId: own.orderId,
    service_id: own.serviceId,
    subscription_id: own.subscriptionId,
    serviceName: own.serviceName,
    serviceManName: own.servicemanName,
    customerName: own.customerName,
    phone: own.phone,
    alternateNo: own.alternatePhone,
    price: own.price,
    total: own.total,
    totalAfterEnd: own.totalAfterEnd,
    qty: own.quantity,
    image: own.image,
    status: own.state,
    statusName: own.statusName,
    booking_status: writeBookingStatus(own.isNew),
    isHold: own.state === 'held',
    paymentStatus: writePaymentStatus(own.paymentStatus),
    scheduled_datetime: own.scheduledAt,
    booking_datetime: own.bookedAt,
    startTime: own.startedAt,
    endTime: own.endedAt,
    updated_at: own.updatedAt,
    otp: own.otp,
    area: own.area,
    street: own.street,
    address: own.address,
    flat_no: own.flatNo,
    house_no: own.houseNo,
    latitude: own.latitude,
    longitude: own.longitude,
    addons: [...own.addOns],
    discount: '',
    holdTime: own.heldUntil,
    holdReason: own.holdReason,
    pauses: own.pauses,
    ...(own.setOffAt === undefined ? {} : { setOffTime: own.setOffAt }),
    ...(own.asksStartCode === undefined ? {} : { asksStartCode: true }),
    ...(own.checklist === undefined ? {} : { checklist: own.checklist }),
    expectedTime: own.expectedAt,
    arrivalTime: own.arrivedAt,
    takenOverTime: own.takenOverAt,
    missedTime: own.missedAt,
    visitCharge: own.visitCharge,
    ...(own.revisit === undefined
      ? {}
      : { warranty: { bookingNo: own.revisit.of, words: own.revisit.words } }),
  }),
});
