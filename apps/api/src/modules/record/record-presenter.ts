import type { OutputOf } from '@karigar/contract/define-call';
import type { getRecord } from '@karigar/contract/record/get-record';
import { wholeAddress } from '@karigar/domain/bookings/whole-address';
import { waitingOf } from '@karigar/domain/console/due-by';
import { maskedPhone, nameInRecord, type RecordView } from '@karigar/domain/console/record';
import { readWireDate } from '@karigar/domain/dates/wire-date';
import type { Instant } from '@karigar/domain/dates/instant';
import type { Language } from '@karigar/domain/language';
import { paise, times } from '@karigar/domain/money';
import {
  presentAddOn,
  presentChecklist,
  type BookingRow,
  type readAddOns,
} from '#modules/bookings/index';
import { nameIn } from '#platform/names';
import type { PartRow, PaymentRow, RecordFacts } from './record-store.ts';

type BookingRecord = OutputOf<typeof getRecord>;

type Parts = {
  readonly booking: BookingRow;
  readonly facts: RecordFacts;
  readonly addOns: Awaited<ReturnType<typeof readAddOns>>;
  readonly payments: readonly PaymentRow[];
  readonly parts: readonly PartRow[];
};

type Reader = { readonly view: RecordView; readonly now: Instant; readonly language: Language };

const timeOf = (at: Date | null): Instant | null => at?.getTime() ?? null;

const dayIn = (written: string | null) => (written === null ? null : readWireDate(written));

const waitsIn = (booking: BookingRow, now: Instant) =>
  waitingOf(
    {
      state: booking.state,
      scheduledAt: booking.scheduled_at.getTime(),
      expectedAt: timeOf(booking.expected_at),
      arrivedAt: timeOf(booking.arrived_at),
      missedAt: timeOf(booking.visit_case_at),
      heldUntil: dayIn(booking.held_until),
      endedAt: timeOf(booking.ended_at),
      since: booking.updated_at.getTime(),
    },
    now,
  );

const doorOf = ({ flat_no: flatNo, house_no: houseNo, street, address }: BookingRow): string =>
  wholeAddress({ flatNo, houseNo, street, address });

const peopleOf = ({ booking, facts }: Parts, view: RecordView) => {
  const { customer_id: customerId, serviceman_id: servicemanId } = booking;
  return {
    customer: {
      id: customerId,
      name: nameInRecord(booking.customer_name, customerId, view),
      phone: maskedPhone(booking.customer_phone, view),
      hasLeft: facts.customer_left,
    },
    serviceman:
      servicemanId === null
        ? null
        : {
            id: servicemanId,
            name: nameInRecord(booking.serviceman_name, servicemanId, view),
            phone: maskedPhone(facts.serviceman_phone, view),
            hasLeft: facts.serviceman_left,
          },
  };
};

const moneyOf = ({ booking, facts, addOns, payments }: Parts, language: Language) => {
  const { price, quantity, paid, refunded } = booking;
  const total = booking.total_after_end ?? booking.total;
  const service = {
    name: nameIn(booking.service_names, language),
    quantity,
    amount: times(price, quantity),
    status: null,
  };
  const added = addOns.map((row) => presentAddOn(row, language));
  return {
    lines: [
      service,
      ...added.map((line) => ({
        name: line.name,
        quantity: line.quantity,
        amount: line.amount,
        status: line.status,
      })),
    ],
    total,
    paid,
    refunded,
    due: booking.state === 'cancelled' ? paise(0) : paise(total - paid),
    payments: payments.map(({ taken_at: at, ...payment }) => ({ ...payment, at: at.getTime() })),
    visitCharge: booking.visit_charge,
    visitSettled: facts.visit_settled,
  };
};

/** A booking as the team reads it, with what the reader's desks may see of its people. */
export const presentRecord = (parts: Parts, { view, now, language }: Reader): BookingRecord => {
  const { booking, facts } = parts;
  const waiting = waitsIn(booking, now);
  return {
    id: booking.id,
    orderId: booking.order_id,
    no: booking.booking_no,
    version: booking.version,
    state: booking.state,
    waits: waiting?.kind ?? null,
    dueAt: waiting?.dueAt ?? null,
    service: nameIn(booking.service_names, language),
    cityId: facts.city_id,
    area: booking.area,
    door: view.door ? doorOf(booking) : '',
    at: booking.scheduled_at.getTime(),
    bookedAt: booking.booked_at.getTime(),
    expectedAt: timeOf(booking.expected_at),
    arrivedAt: timeOf(booking.arrived_at),
    startedAt: timeOf(booking.started_at),
    endedAt: timeOf(booking.ended_at),
    heldUntil: dayIn(booking.held_until),
    overAt: timeOf(booking.over_at),
    ...peopleOf(parts, view),
    asked: facts.asked,
    ...(facts.unreached > 0 && { unreached: facts.unreached }),
    ...moneyOf(parts, language),
    ...presentChecklist(booking, language),
    ...(parts.parts.length > 0 && {
      parts: parts.parts.map((part) => ({
        ...part,
        name: nameInRecord(part.name, part.servicemanId, view),
      })),
    }),
  };
};
