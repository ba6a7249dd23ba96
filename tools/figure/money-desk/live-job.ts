import { saveAddress } from '@karigar/contract/addresses/save-address';
import { endWork } from '@karigar/contract/bookings/end-work';
import { startWork } from '@karigar/contract/bookings/start-work';
import { verifyCompletionOtp } from '@karigar/contract/bookings/verify-completion-otp';
import { getMyBooking } from '@karigar/contract/customer-bookings/get-my-booking';
import { assignBooking } from '@karigar/contract/dispatch/assign-booking';
import { placeOrder } from '@karigar/contract/orders/place-order';
import { saveWorkingHours } from '@karigar/contract/work-times/save-working-hours';
import { addDays, dayOf } from '@karigar/domain/dates/india-day';
import { paise, type Paise } from '@karigar/domain/money';
import { slotsOf, weekdayOf } from '@karigar/domain/orders/slots';
import { byHand } from '../../../apps/api/testing/assign-by-hand.ts';
import { createPerson, type FreshPerson } from '../../../apps/api/testing/fresh-people.ts';
import type { MoneyWorld } from './money-world.ts';

/** A service that can be ordered, so often. */
export interface Ordered {
  id: number;
  price: Paise;
  quantity: number;
  /** Of its day, by its place: jobs that are ordered side by side are at different times. */
  slot: number;
}

export interface LivedJob {
  bookingId: number;
  orderId: number;
  bookingNo: string;
  total: Paise;
  serviceman: FreshPerson;
  /** The serviceman's session. */
  token: string;
  servicemanName: string;
  customerName: string;
}

/** Where the demo world has nobody. */
const BORIVALI = { areaId: 203, pinCode: '400092', latitude: 19.2321, longitude: 72.8386 };

const SKILLED = 'INSERT INTO serviceman_skills SELECT $1, id FROM skills';
const NAMED = `UPDATE profiles SET first_name = split_part($2, ' ', 1), last_name = split_part($2, ' ', 2)
  WHERE account_id = $1`;
const DUE_NOW = 'UPDATE bookings SET scheduled_at = now() WHERE id = $1 RETURNING booking_no AS no';

/**
 * A job of two new people until its code is given, by the calls of its people. Planted is what no call writes: who is
 * verified with which skills, their names, and that the visit is due now.
 */
export async function liveJob(
  { look, signIn, call, elsewhere }: MoneyWorld,
  operatorToken: string,
  names: { serviceman: string; customer: string },
  { id: serviceId, price, quantity, slot }: Ordered,
): Promise<LivedJob> {
  const serviceman = await createPerson(look, 'serviceman', Date.now());
  const customer = await createPerson(look, 'customer', Date.now());
  await look(NAMED, [serviceman.id, names.serviceman]);
  await look(NAMED, [customer.id, names.customer]);
  const [token, customerToken] = [await signIn(serviceman), await signIn(customer)];
  const day = addDays(dayOf(Date.now()), 2);
  const at = slotsOf(day)[slot] ?? 0;
  const hours = { weekdays: [weekdayOf(day)], fromMinutes: [480], toMinutes: [1320] };
  await look(SKILLED, [serviceman.id]);
  await call(saveWorkingHours, { areaId: BORIVALI.areaId, reachKm: 1, ...hours }, token);
  const door = { label: 'Home', contactName: '', flatNo: 'Flat 3', street: 'Lane 5', landmark: '' };
  const total = paise(price * quantity);
  const items = [{ serviceId, quantity, at, addOns: [] }];
  const { orderId, bookings } = await elsewhere(async (customerCall) => {
    const { addressId } = await customerCall(saveAddress, { ...door, ...BORIVALI }, customerToken);
    return customerCall(placeOrder, { addressId, total, items }, customerToken);
  });
  const bookingId = bookings[0]?.id ?? 0;
  const ref = { bookingId, orderId };
  await call(assignBooking, await byHand(look, ref, serviceman.id), operatorToken);
  const [booking] = await look<{ no: string }>(DUE_NOW, [bookingId]);
  await call(startWork, { ...ref, startedAt: Date.now() }, token);
  await call(endWork, { ...ref, endedAt: Date.now() }, token);
  const { completionCode } = await call(getMyBooking, { bookingId }, customerToken);
  await call(verifyCompletionOtp, { ...ref, otp: completionCode ?? '' }, token);
  return {
    ...ref,
    bookingNo: booking?.no ?? '',
    total,
    serviceman,
    token,
    servicemanName: names.serviceman,
    customerName: names.customer,
  };
}
