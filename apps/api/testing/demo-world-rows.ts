import { COMPLETION_CODE_LIFE_MS } from '@karigar/domain/bookings/completion-code';
import { addDays, dayOf } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import type { Vault } from '#platform/vault';
import { demoCode, type DemoBooking } from './demo-world-bookings.ts';
import { services } from './demo-world-catalogue.ts';
import { areaNamed } from './demo-world-places.ts';
import type { Moments } from './demo-world-life.ts';
import { addressOf, demoPeople, fullName, homes } from './demo-world-people.ts';

export type Row = Readonly<Record<string, unknown>>;

export const at = (instant: Instant): string => new Date(instant).toISOString();
const maybeAt = (instant: Instant | undefined): string | null =>
  instant === undefined ? null : at(instant);

export const orderRows = (bookings: readonly DemoBooking[]): Row[] => {
  const firstOfOrder = new Map(bookings.map((booking) => [booking.orderId, booking]));
  return [...firstOfOrder.values()].map((booking) => ({
    id: booking.orderId,
    customer_id: demoPeople[booking.customer].id,
    placed_at: at(booking.moments.booked),
  }));
};

export const bookingRow = (booking: DemoBooking): Row => {
  const { moments } = booking;
  const service = services[booking.service];
  const home = homes[booking.customer];
  const place = areaNamed(home.area);
  // An offered booking has no assignee yet.
  const holder = booking.state === 'offered' ? null : booking.serviceman;
  return {
    id: booking.id,
    booking_no: booking.bookingNo,
    order_id: booking.orderId,
    customer_id: demoPeople[booking.customer].id,
    serviceman_id: holder === null ? null : demoPeople[holder].id,
    service_id: service.id,
    subscription_id: booking.subscriptionId,
    state: booking.state,
    version: 1 + booking.events.length,
    seen_at: maybeAt(moments.seen),
    service_name: service.name,
    service_name_hi: service.name_hi,
    service_names: service.names,
    image: service.image,
    serviceman_name: holder === null ? '' : fullName(holder),
    customer_name: fullName(booking.customer),
    customer_phone: demoPeople[booking.customer].phone,
    alternate_phone: booking.customer === 'asha' ? demoPeople.anjali.phone : null,
    area: home.area,
    street: home.street,
    address: addressOf(home),
    flat_no: home.flatNo,
    house_no: home.houseNo,
    area_id: place.id,
    latitude: place.latitude,
    longitude: place.longitude,
    minutes: service.minutes * booking.quantity,
    price: booking.price,
    quantity: booking.quantity,
    total: booking.total,
    total_after_end: booking.totalAfterEnd,
    paid: booking.paid,
    scheduled_at: at(moments.scheduled),
    booked_at: at(moments.booked),
    started_at: maybeAt(moments.started),
    ended_at: maybeAt(moments.ended),
    held_until: holdOf(moments)?.until ?? null,
    hold_reason: holdOf(moments)?.reason ?? null,
    updated_at: at(booking.events.at(-1)?.at ?? moments.booked),
  };
};

const holdOf = ({ held }: Moments) =>
  held === undefined ? null : { until: addDays(dayOf(held), 1), reason: 'Part to be bought' };

export const eventRows = (booking: DemoBooking): Row[] =>
  booking.events.map((event) => ({
    booking_id: booking.id,
    command: event.command,
    actor: event.actor,
    account_id: accountOf(event.actor, booking),
    from_state: event.from,
    to_state: event.to,
    claimed_at: ['start', 'end'].includes(event.command) ? at(event.at) : null,
    received_at: at(event.at),
    details: detailsOf(event.command, booking),
  }));

const detailsOf = (command: string, { moments, addOns, paid }: DemoBooking): Row | null => {
  if (command === 'hold') return holdOf(moments);
  if (command === 'pay') return { amount: paid, mode: 'cash' };
  if (command !== 'propose-add-ons') return null;
  return {
    items: addOns.map(({ addOn, price, quantity }) => ({
      addOnId: addOn.id,
      shownPrice: price,
      price,
      quantity,
    })),
  };
};

const accountOf = (
  actor: string,
  { serviceman, customer }: Pick<DemoBooking, 'serviceman' | 'customer'>,
): number | null => {
  if (actor === 'customer') return demoPeople[customer].id;
  return actor === 'serviceman' && serviceman !== null ? demoPeople[serviceman].id : null;
};

/** A booking has a completion code from its assignment on, also if it was cancelled later. */
export const codeRows = (booking: DemoBooking, vault: Vault): Row[] => {
  const assigned = booking.events.find(({ command }) => command === 'accept');
  if (assigned === undefined) return [];
  const { ended } = booking.moments;
  return [
    {
      booking_id: booking.id,
      code_sealed: vault.seal(demoCode(booking.bookingNo), `completion_codes.code:${booking.id}`),
      made_at: at(assigned.at),
      expires_at: ended === undefined ? null : at(ended + COMPLETION_CODE_LIFE_MS),
    },
  ];
};

export const addOnRows = ({ id, addOns, moments }: DemoBooking): Row[] =>
  addOns.map(({ addOn, quantity, status }) => ({
    booking_id: id,
    add_on_id: addOn.id,
    name: addOn.name,
    name_hi: addOn.name_hi,
    names: addOn.names,
    price: addOn.price,
    quantity,
    status,
    proposed_at: at(moments.proposed),
    answered_at: status === 'pending' ? null : at(moments.answered),
  }));

export const paymentRows = ({ id, serviceman, paid, moments }: DemoBooking): Row[] =>
  serviceman === null || moments.paid === undefined
    ? []
    : [
        {
          booking_id: id,
          amount: paid,
          mode: 'cash',
          taken_by: demoPeople[serviceman].id,
          taken_at: at(moments.paid),
        },
      ];
