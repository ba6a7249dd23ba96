import type { Booking } from '@karigar/contract/bookings/booking';
import type { BookingAddOn } from '@karigar/contract/add-ons/booking-add-on';
import { statusNameOf } from '@karigar/domain/bookings/status';
import { pausesOf } from '@karigar/domain/bookings/work-clock';
import { readWireDate } from '@karigar/domain/dates/wire-date';
import type { Language } from '@karigar/domain/language';
import type { Instant } from '@karigar/domain/dates/instant';
import { times } from '@karigar/domain/money';
import { paymentStatusOf } from '@karigar/domain/payments/payment-status';
import { customerForServiceman, type CustomerFacts } from '@karigar/domain/privacy/customer-view';
import { nameIn } from '#platform/names';
import type { AddOnRow } from './booking-add-on-store.ts';
import type { BookingRow } from './booking-row.ts';
import type { ListedBooking } from './booking-store.ts';
import { presentChecklist } from './checklist-presenter.ts';

export const presentAddOn = (row: AddOnRow, language: Language): BookingAddOn => ({
  id: row.id,
  addOnId: row.add_on_id,
  name: nameIn(row.names, language),
  price: row.price,
  quantity: row.quantity,
  amount: times(row.price, row.quantity),
  status: row.status,
});

export const customerOf = (row: BookingRow): CustomerFacts => ({
  customerName: row.customer_name,
  phone: row.customer_phone,
  alternatePhone: row.alternate_phone,
  area: row.area,
  street: row.street,
  address: row.address,
  flatNo: row.flat_no,
  houseNo: row.house_no,
  place: row.pin,
});

/** A booking with what its reader may see of the customer. The row has no completion code, so the OTP is always empty. */
export const presentBooking = (
  row: ListedBooking,
  language: Language,
  { place, ...customer }: CustomerFacts,
): Booking => ({
  ...customer,
  id: row.id,
  bookingNo: row.booking_no,
  orderId: row.order_id,
  serviceId: row.service_id,
  subscriptionId: row.subscription_id,
  serviceName: nameIn(row.service_names, language),
  servicemanName: row.serviceman_name,
  price: row.price,
  total: row.total,
  totalAfterEnd: row.total_after_end,
  quantity: row.quantity,
  image: row.image,
  state: row.state,
  statusName: statusNameOf(row.state),
  isNew: row.state === 'assigned' && row.seen_at === null,
  paymentStatus: paymentStatusOf({
    state: row.state,
    paid: row.paid,
    totalAfterEnd: row.total_after_end,
  }),
  scheduledAt: row.scheduled_at.getTime(),
  bookedAt: row.booked_at.getTime(),
  startedAt: row.started_at?.getTime() ?? null,
  endedAt: row.ended_at?.getTime() ?? null,
  updatedAt: row.updated_at.getTime(),
  otp: '',
  latitude: place?.latitude ?? null,
  longitude: place?.longitude ?? null,
  addOns: row.add_ons.map((addOn) => presentAddOn(addOn, language)),
  heldUntil: row.held_until === null ? null : readWireDate(row.held_until),
  holdReason: row.hold_reason ?? '',
  pauses: pausesOf(row.turns),
  ...(row.state === 'assigned' && row.set_off_at !== null
    ? { setOffAt: row.set_off_at.getTime() }
    : {}),
  ...(row.state === 'assigned' && row.work_rules?.asksStartCode === true
    ? { asksStartCode: true }
    : {}),
  ...presentChecklist(row, language),
  expectedAt: row.expected_at?.getTime() ?? null,
  arrivedAt: row.arrived_at?.getTime() ?? null,
  takenOverAt: row.taken_over_at?.getTime() ?? null,
  missedAt: row.visit_case_at?.getTime() ?? null,
  visitCharge: row.visit_charge,
  ...(row.revisit === null ? {} : { revisit: row.revisit }),
});

type Reading = { readonly now: Instant; readonly isMasked: boolean };

/** A booking as its serviceman sees it. */
export const presentForServiceman = (
  row: ListedBooking,
  language: Language,
  { now, isMasked }: Reading,
): Booking => {
  const customer = customerForServiceman(customerOf(row), {
    state: row.state,
    overAt: row.over_at?.getTime() ?? null,
    now,
  });
  // With masked calls nobody needs the other party's number.
  const hidden = row.is_blocked || isMasked ? { phone: null, alternatePhone: null } : {};
  return presentBooking(row, language, { ...customer, ...hidden });
};
