import { randomInt } from 'node:crypto';
import { saveAddress } from '@karigar/contract/addresses/save-address';
import { endWork } from '@karigar/contract/bookings/end-work';
import { startWork } from '@karigar/contract/bookings/start-work';
import { giveBackBooking } from '@karigar/contract/offers/give-back-booking';
import { placeOrder } from '@karigar/contract/orders/place-order';
import { addDays, dayOf } from '@karigar/domain/dates/india-day';
import { paise } from '@karigar/domain/money';
import { slotsOf } from '@karigar/domain/orders/slots';
import { request, type APIRequestContext } from '@playwright/test';
import type { FreshPerson } from '../../../apps/api/testing/fresh-people.ts';
import { FAR_AREA, ORDERED } from '../../../apps/api/testing/order-world.ts';
import { assignTo } from '../../../e2e/customer-bookings/book-visit.ts';
import { tokenOf } from '../../../e2e/world/job.ts';
import { readBooking } from '../../../e2e/world/job-store.ts';
import { must } from '../../../e2e/world/order-job.ts';
import {
  bringForward,
  createCustomer,
  createServiceman,
  endedBefore,
  endSearch,
} from './day-store.ts';

type Ref = { bookingId: number; orderId: number };

/** The numbers of the bookings that wait for the operators of the day. */
export interface PlannedDay {
  /** Nobody took these. */
  free: readonly string[];
  /** Ended without a code. */
  ended: readonly string[];
  /** Given back shortly before the visit. */
  givenBack: string;
}

/** Places of the day's slots, so that no visits of a serviceman meet. */
const APART = [0, 2, 4, 6, 8] as const;
const BETWEEN = [1, 3, 5, 7, 1, 3, 5] as const;

const newAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** Each from a phone of its own. */
const withPhone = async <Out>(work: (phone: APIRequestContext) => Promise<Out>): Promise<Out> => {
  const phone = await request.newContext({
    baseURL: process.env['E2E_BASE'] ?? '',
    extraHTTPHeaders: { 'x-forwarded-for': newAddress() },
  });
  try {
    return await work(phone);
  } finally {
    await phone.dispose();
  }
};

const order = (slot: number): Promise<Ref> =>
  withPhone(async (phone) => {
    const token = await tokenOf(phone, await createCustomer(), 'customer');
    const { id: areaId, pinCode, latitude, longitude } = FAR_AREA;
    const door = {
      label: 'Home',
      contactName: '',
      flatNo: 'Flat 3',
      street: 'Lane 5',
      landmark: '',
    };
    const place = { ...door, areaId, pinCode, latitude, longitude };
    const { addressId } = await must(phone, saveAddress, place, token);
    const at = slotsOf(addDays(dayOf(Date.now()), 1))[slot] ?? 0;
    const item = { serviceId: ORDERED.id, quantity: 1, at, addOns: [] };
    const ordered = { addressId, total: paise(ORDERED.price), items: [item] };
    const { orderId, bookings } = await must(phone, placeOrder, ordered, token);
    return { bookingId: bookings[0]?.id ?? 0, orderId };
  });

const numberOf = async ({ bookingId }: Ref): Promise<string> =>
  (await readBooking(bookingId)).bookingNo;

/**
 * What operators find in the morning. Customers order and servicemen work by calls; planted is what no call writes: who
 * is verified, and that time has passed.
 */
export async function planDay(): Promise<PlannedDay> {
  const [asha, bela, chitra, divya] = [
    await createServiceman('Asha'),
    await createServiceman('Bela'),
    await createServiceman('Chitra'),
    await createServiceman('Divya'),
  ];
  const assigned = async (slot: number, to: FreshPerson): Promise<Ref> => {
    const ref = await order(slot);
    await withPhone((phone) => assignTo(phone, ref.bookingId, to));
    return ref;
  };
  const started = async (slot: number, by: FreshPerson): Promise<Ref> => {
    const ref = await assigned(slot, by);
    await bringForward(ref.bookingId, 0);
    await withPhone(async (phone) => {
      const token = await tokenOf(phone, by, 'serviceman');
      await must(phone, startWork, { ...ref, startedAt: Date.now() }, token);
    });
    return ref;
  };
  const ended = async (slot: number, by: FreshPerson): Promise<Ref> => {
    const ref = await started(slot, by);
    await withPhone(async (phone) => {
      const token = await tokenOf(phone, by, 'serviceman');
      await must(phone, endWork, { ...ref, endedAt: Date.now() }, token);
    });
    await endedBefore(ref.bookingId, 12);
    return ref;
  };

  for (const slot of APART) await assigned(slot, asha);
  for (const slot of APART) await assigned(slot, bela);
  const closed = [await ended(1, chitra), await ended(3, chitra)];
  await started(5, divya);
  const late = await assigned(7, divya);
  await bringForward(late.bookingId, 60);
  await withPhone(async (phone) => {
    const token = await tokenOf(phone, divya, 'serviceman');
    await must(phone, giveBackBooking, { ...late, reason: 'My vehicle broke down' }, token);
  });
  const free: Ref[] = [];
  for (const slot of BETWEEN) free.push(await order(slot));
  for (const { bookingId } of free) await endSearch(bookingId);
  return {
    free: await Promise.all(free.map(numberOf)),
    ended: await Promise.all(closed.map(numberOf)),
    givenBack: await numberOf(late),
  };
}
