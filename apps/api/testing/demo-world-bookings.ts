import { billOf, type BilledAddOn } from '@karigar/domain/bookings/bill';
import type { BookingState } from '@karigar/domain/bookings/booking';
import type { Instant } from '@karigar/domain/dates/instant';
import { times, type Paise } from '@karigar/domain/money';
import { addOnOf, services, type DemoAddOn, type ServiceName } from './demo-world-catalogue.ts';
import { eventsOf, momentsOf, type DemoEvent, type Moments } from './demo-world-life.ts';
import { demoNow } from './demo-world-now.ts';
import type { CustomerName, ServicemanName } from './demo-world-people.ts';
import { plannedBookings, type Planned } from './demo-world-plan.ts';

export type DemoBooking = {
  readonly id: number;
  readonly orderId: number;
  readonly bookingNo: string;
  readonly state: BookingState;
  readonly serviceman: ServicemanName | null;
  readonly customer: CustomerName;
  readonly service: ServiceName;
  readonly subscriptionId: number | null;
  readonly isNew: boolean;
  readonly quantity: number;
  readonly price: Paise;
  readonly total: Paise;
  readonly totalAfterEnd: Paise | null;
  readonly paid: Paise;
  readonly moments: Moments;
  readonly addOns: readonly (BilledAddOn & { readonly addOn: DemoAddOn })[];
  readonly events: readonly DemoEvent[];
};

/** The subscriptions of car washes, by customer. */
export const carPlans = {
  meenakshi: {
    id: 3301,
    car: { company: 'Maruti Suzuki', number: 'MH12AB1234', colour: 'White' },
  },
  rohan: {
    id: 3302,
    car: { company: 'Hyundai i20', number: 'MH12QX4581', colour: 'Polar white' },
  },
} as const satisfies Partial<Record<CustomerName, object>>;

const FIRST_SECOND = Date.parse('2025-01-01T00:00:00Z') / 1000;
const NUMBERS_PER_SECOND = 2 ** 22;

/** As the database's next_id() makes them, so that rows are in the partition of their time. */
const idAt = (moment: Instant, number: number): number =>
  (Math.floor(moment / 1000) - FIRST_SECOND) * NUMBERS_PER_SECOND + number;

/** Six digits derived from the booking's number, such as KRG-48213. */
export const demoCode = (bookingNo: string): string =>
  String((Number(bookingNo.slice(4)) * 7919) % 1_000_000).padStart(6, '0');

export const demoBookings = (now: Instant = demoNow): DemoBooking[] =>
  plannedBookings.map((planned) => bookingOf(planned, now));

export type DemoQuery = {
  readonly serviceman?: ServicemanName | null;
  readonly customer?: CustomerName;
  readonly state?: BookingState;
  readonly service?: ServiceName;
  readonly isNew?: boolean;
  readonly isPaid?: boolean;
  readonly now?: Instant;
};

/** The first booking that matches, such as Suresh's started one. */
export const findDemo = ({ now, isPaid, ...wanted }: DemoQuery): DemoBooking => {
  const found = demoBookings(now).find(
    (booking) =>
      (isPaid === undefined || isPaid === booking.paid > 0) &&
      Object.entries(wanted).every(([field, value]) => booking[field as 'state'] === value),
  );
  if (found === undefined) throw new Error(`the demo world has no ${JSON.stringify(wanted)}`);
  return found;
};

const bookingOf = (planned: Planned, now: Instant): DemoBooking => {
  const moments = momentsOf(planned, now);
  const { price } = services[planned.service];
  const quantity = planned.quantity ?? 1;
  const total = times(price, quantity);
  const addOns = (planned.addOns ?? []).map(([nth, count, status]) => {
    const addOn = addOnOf(planned.service, nth);
    return { addOn, name: addOn.name, price: addOn.price, quantity: count, status };
  });
  const totalAfterEnd = moments.ended === undefined ? null : billOf(total, addOns).total;
  return {
    id: idAt(moments.booked, planned.no % 4096),
    orderId: idAt(moments.booked, ((planned.orderedWith ?? planned.no) + 2048) % 4096),
    bookingNo: `KRG-${planned.no}`,
    state: planned.state,
    serviceman: planned.serviceman,
    customer: planned.customer,
    service: planned.service,
    subscriptionId: planned.hasCarPlan === true ? carPlanOf(planned.customer).id : null,
    isNew: planned.isNew === true,
    quantity,
    price,
    total,
    totalAfterEnd,
    paid: (moments.paid === undefined ? 0 : totalAfterEnd) as Paise,
    moments,
    addOns,
    events: eventsOf(planned, moments),
  };
};

const carPlanOf = (customer: CustomerName) => {
  if (customer === 'meenakshi' || customer === 'rohan') return carPlans[customer];
  throw new Error(`${customer} has no car plan`);
};
