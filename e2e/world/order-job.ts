import { saveAddress } from '@karigar/contract/addresses/save-address';
import { assignBooking } from '@karigar/contract/dispatch/assign-booking';
import { endWork } from '@karigar/contract/bookings/end-work';
import { holdWork } from '@karigar/contract/bookings/hold-work';
import { startWork } from '@karigar/contract/bookings/start-work';
import { verifyCompletionOtp } from '@karigar/contract/bookings/verify-completion-otp';
import { cancelBooking } from '@karigar/contract/customer-bookings/cancel-booking';
import { getMyBooking } from '@karigar/contract/customer-bookings/get-my-booking';
import type { AnyCall, InputOf, OutputOf } from '@karigar/contract/define-call';
import { placeOrder } from '@karigar/contract/orders/place-order';
import { saveWorkingHours } from '@karigar/contract/work-times/save-working-hours';
import { addDays, dayOf } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import { paise } from '@karigar/domain/money';
import { slotsOf, weekdayOf } from '@karigar/domain/orders/slots';
import type { APIRequestContext } from '@playwright/test';
import { byHand } from '../../apps/api/testing/assign-by-hand.ts';
import { createPerson } from '../../apps/api/testing/fresh-people.ts';
import { ORDERED } from '../../apps/api/testing/order-world.ts';
import { ask } from './ask.ts';
import { tokenOf, type Job } from './job.ts';
import { operatorToken } from './operator.ts';
import { addSkill, changeBooking, look } from './job-store.ts';

/** Farther than any serviceman of the demo world goes: dispatch makes no offer before the operator assigns. */
const BORIVALI = { areaId: 203, pinCode: '400092', latitude: 19.2321, longitude: 72.8386 };

export const DOOR = 'Flat 3, Lane 5, Borivali West, Mumbai 400092';

/** Makes a call that must succeed. */
export async function must<Call extends AnyCall>(
  request: APIRequestContext,
  call: Call,
  input: InputOf<Call>,
  token: string,
): Promise<OutputOf<Call>> {
  const answer = await ask(request, call, input, token);
  if (answer.kind !== 'ok') throw new Error(`${call.name}: ${JSON.stringify(answer)}`);
  return answer.data;
}

type State = 'assigned' | 'started' | 'held' | 'ended' | 'completed' | 'cancelled';

/** The commands that lead from the assignment to a state, each as its person gives it. */
async function work(request: APIRequestContext, job: Job, token: string, state: State) {
  const { bookingId, orderId, code } = job;
  const ref = { bookingId, orderId };
  await must(request, startWork, { ...ref, startedAt: Date.now() }, token);
  if (state === 'started') return;
  if (state === 'held') {
    await must(request, holdWork, { ...ref, until: dayOf(Date.now()) }, token);
    return;
  }
  await must(request, endWork, { ...ref, endedAt: Date.now() }, token);
  if (state === 'completed') await must(request, verifyCompletionOtp, { ...ref, otp: code }, token);
}

type People = Pick<Job, 'serviceman' | 'customer'>;

async function createPeople(now: Instant): Promise<People> {
  const [serviceman, customer] = await Promise.all([
    createPerson(look, 'serviceman', now),
    createPerson(look, 'customer', now),
  ]);
  await addSkill(serviceman.id);
  return { serviceman, customer };
}

/**
 * A job of two people, new unless known, made by the calls of its people: the customer orders, an operator assigns, the serviceman
 * works. Planted is what no call writes: the verified serviceman with a skill, and that the visit is due now.
 */
export async function orderJob(
  request: APIRequestContext,
  state: State,
  known?: People,
): Promise<Job> {
  const now = Date.now();
  const { serviceman, customer } = known ?? (await createPeople(now));
  const [customerToken, servicemanToken, operatorsToken] = await Promise.all([
    tokenOf(request, customer, 'customer'),
    tokenOf(request, serviceman, 'serviceman'),
    operatorToken(),
  ]);
  const { addressId } = await must(
    request,
    saveAddress,
    {
      label: 'Home',
      contactName: '',
      flatNo: 'Flat 3',
      street: 'Lane 5',
      landmark: '',
      ...BORIVALI,
    },
    customerToken,
  );
  const day = addDays(dayOf(now), 2);
  const [at = 0] = slotsOf(day);
  // Not today: an offer is made only in the hours of a day, so that no offer comes before the assignment.
  const hours = { weekdays: [weekdayOf(day)], fromMinutes: [480], toMinutes: [1320] };
  const times = { areaId: BORIVALI.areaId, reachKm: 1, ...hours };
  await must(request, saveWorkingHours, times, servicemanToken);
  const item = { serviceId: ORDERED.id, quantity: 1, at, addOns: [] };
  const order = { addressId, total: paise(ORDERED.price), items: [item] };
  const { orderId, bookings } = await must(request, placeOrder, order, customerToken);
  const bookingId = bookings[0]?.id ?? 0;
  await must(
    request,
    assignBooking,
    await byHand(look, { bookingId, orderId }, serviceman.id),
    operatorsToken,
  );
  const { completionCode } = await must(request, getMyBooking, { bookingId }, customerToken);
  const job = { bookingId, orderId, code: completionCode ?? '', serviceman, customer };
  if (state === 'cancelled')
    await must(request, cancelBooking, { bookingId, orderId, why: 'plans-changed' }, customerToken);
  await changeBooking(bookingId, { scheduled_at: new Date(now) });
  if (state !== 'assigned' && state !== 'cancelled')
    await work(request, job, servicemanToken, state);
  return job;
}

/** The customer cancels, and agrees to what it costs now. */
export async function cancelByCustomer(
  request: APIRequestContext,
  { bookingId, orderId, customer }: Job,
): Promise<void> {
  const token = await tokenOf(request, customer, 'customer');
  const { cancelCharge } = await must(request, getMyBooking, { bookingId }, token);
  const charge = cancelCharge === null ? {} : { charge: cancelCharge };
  const why = 'plans-changed' as const;
  await must(request, cancelBooking, { bookingId, orderId, why, ...charge }, token);
}
