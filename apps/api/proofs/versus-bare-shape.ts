import { statusNameOf } from '@karigar/domain/bookings/status';
import type { BookingState } from '@karigar/domain/bookings/booking';
import { writeAddOnStatus, type AddOnStatus } from '@karigar/domain/bookings/add-ons';
import { writeWireDateTime } from '@karigar/domain/dates/wire-date';

type AddOn = {
  readonly id: number;
  readonly add_on_id: number;
  readonly names: { readonly en: string };
  readonly price: number;
  readonly quantity: number;
  readonly status: AddOnStatus;
};

export type BareRow = {
  readonly id: number;
  readonly booking_no: string;
  readonly order_id: number;
  readonly service_id: number;
  readonly subscription_id: number | null;
  readonly customer_id: number;
  readonly state: BookingState;
  readonly version: number;
  readonly seen_at: Date | null;
  readonly service_names: { readonly en: string };
  readonly image: string;
  readonly serviceman_name: string;
  readonly customer_name: string;
  readonly customer_phone: string | null;
  readonly alternate_phone: string | null;
  readonly area: string;
  readonly street: string;
  readonly address: string;
  readonly flat_no: string;
  readonly house_no: string;
  readonly pin: { readonly latitude: number; readonly longitude: number } | null;
  readonly price: number;
  readonly quantity: number;
  readonly total: number;
  readonly total_after_end: number | null;
  readonly paid: number;
  readonly scheduled_at: Date;
  readonly booked_at: Date;
  readonly started_at: Date | null;
  readonly ended_at: Date | null;
  readonly held_until: string | null;
  readonly hold_reason: string | null;
  readonly expected_at: Date | null;
  readonly arrived_at: Date | null;
  readonly taken_over_at: Date | null;
  readonly visit_case_at: Date | null;
  readonly visit_charge: number | null;
  readonly updated_at: Date;
  readonly add_ons: readonly AddOn[];
  readonly turns: readonly { readonly command: string; readonly at: number }[];
};

const time = (value: Date | null): string | null =>
  value === null ? null : writeWireDateTime(value.getTime());

const endOf = (turns: BareRow['turns'], nth: number): Date | null => {
  const resumed = turns.filter(({ command }) => command === 'resume')[nth];
  return resumed === undefined ? null : new Date(resumed.at);
};

const rupees = (amount: number | null): number | null => (amount === null ? null : amount / 100);

const paymentOf = ({ state, paid, total_after_end: due }: BareRow): string | null => {
  if (state === 'cancelled') return null;
  return due !== null && paid >= due ? 'Paid' : 'Pending';
};

const isContact = (state: BookingState): boolean =>
  state === 'assigned' || state === 'started' || state === 'held' || state === 'ended';

/** The reply's fields without validation, as hand-written code would return them. */
export const bareBooking = (row: BareRow) => ({
  id: row.id,
  bookingNo: row.booking_no,
  orderId: row.order_id,
  service_id: row.service_id,
  subscription_id: row.subscription_id,
  serviceName: row.service_names.en,
  serviceManName: row.serviceman_name,
  customerName: row.customer_name,
  phone: isContact(row.state) ? row.customer_phone : null,
  alternateNo: isContact(row.state) ? row.alternate_phone : null,
  price: rupees(row.price),
  total: rupees(row.total),
  totalAfterEnd: rupees(row.total_after_end),
  qty: row.quantity,
  image: row.image,
  status: row.state,
  statusName: statusNameOf(row.state),
  booking_status: row.state === 'assigned' && row.seen_at === null ? '2' : '1',
  isHold: row.state === 'held',
  paymentStatus: paymentOf(row),
  scheduled_datetime: time(row.scheduled_at),
  booking_datetime: time(row.booked_at),
  startTime: time(row.started_at),
  endTime: time(row.ended_at),
  updated_at: time(row.updated_at),
  otp: '',
  area: row.area,
  street: row.street,
  address: row.address,
  flat_no: row.flat_no,
  house_no: row.house_no,
  latitude: row.pin?.latitude ?? null,
  longitude: row.pin?.longitude ?? null,
  addons: row.add_ons.map((addOn) => ({
    id: addOn.id,
    addOnId: addOn.add_on_id,
    name: addOn.names.en,
    price: rupees(addOn.price),
    quantity: addOn.quantity,
    totalAmount: rupees(addOn.price * addOn.quantity),
    status: writeAddOnStatus(addOn.status),
  })),
  discount: '',
  holdTime: row.held_until,
  holdReason: row.hold_reason ?? '',
  pauses: row.turns
    .filter(({ command }) => command === 'hold')
    .map(({ at }, nth) => ({
      from: writeWireDateTime(at),
      to: time(endOf(row.turns, nth)),
    })),
  expectedTime: time(row.expected_at),
  arrivalTime: time(row.arrived_at),
  takenOverTime: time(row.taken_over_at),
  missedTime: time(row.visit_case_at),
  visitCharge: rupees(row.visit_charge),
});
