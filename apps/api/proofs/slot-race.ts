import { placeOrder } from '@karigar/contract/orders/place-order';
import { readReply } from '@karigar/contract/wire/read-reply';
import { createPerson } from '#testing/fresh-people';
import {
  addAddress,
  orderFields,
  putOnDuty,
  takeAllOffDuty,
  tomorrowAt,
} from '#testing/order-world';
import { sendCall } from '#testing/send-call';
import { spawnServer } from '#testing/spawned-server';
import type { SpawnedWorld } from '#testing/spawned-world';
import { countPlaced, forgetLock } from './slot-race-store.ts';

export type SlotRace = {
  readonly orders: number;
  readonly slots: number;
  readonly booked: number;
  readonly refused: number;
  readonly seconds: number;
  readonly failures: readonly string[];
};

/** Settings of a server whose callers can name their address. */
export const FROM_EVERYWHERE = { TRUSTED_PROXIES: '1' };

const AT_MINUTE = 630;
/** Retries when the server is busy; the same key keeps it one order. */
const TRIES = 20;

type Buyer = { readonly token: string; readonly addressId: number; readonly key: string };

const addBuyers = async (world: SpawnedWorld, count: number, now: number): Promise<Buyer[]> => {
  const buyers: Buyer[] = [];
  for (let made = 0; made < count; made += 1) {
    const person = await createPerson(world.look, 'customer', now);
    buyers.push({
      token: await world.signIn(person),
      addressId: await addAddress(world.look, person.id),
      key: `race-${person.id}`,
    });
  }
  return buyers;
};

/** All customers order in parallel, on two processes, for the last places of one slot. */
export const runSlotRace = async (
  world: SpawnedWorld,
  size: { readonly orders: number; readonly slots: number; readonly planted?: boolean },
): Promise<SlotRace> => {
  const { look, database, server } = world;
  const now = Date.now();
  await takeAllOffDuty(look);
  for (let made = 0; made < size.slots; made += 1)
    await putOnDuty(look, (await createPerson(look, 'serviceman', now)).id);
  const buyers = await addBuyers(world, size.orders, now);
  const at = tomorrowAt(now, AT_MINUTE);
  if (size.planted === true) await forgetLock(look);

  const other = await spawnServer({
    DATABASE_URL: database.url('app'),
    ...FROM_EVERYWHERE,
    CALLS_PER_MINUTE_ADDRESS: '1000000',
    CALLS_PER_MINUTE_ACCOUNT: '1000000',
    CALLS_IN_FLIGHT_ACCOUNT: '1000000',
  });
  await server.start();
  await other.start();
  const doors = [server.base, other.base];
  const failures: string[] = [];
  let booked = 0;
  let refused = 0;

  const order = async ({ token, addressId, key }: Buyer, index: number): Promise<void> => {
    for (let tried = 0; tried < TRIES; tried += 1) {
      const door = doors[(index + tried) % doors.length] ?? '';
      const { status, body } = await sendCall(door, placeOrder, orderFields(addressId, at), {
        token,
        key,
        // New customers of one network wait for each other before they come to the slot.
        headers: { 'x-forwarded-for': `10.${index >> 8}.${index & 255}.1` },
      });
      if (status === 503 || status === 409) continue;
      const reply = readReply(placeOrder, body);
      if (reply.kind === 'ok') booked += 1;
      else if (reply.kind !== 'refused' || reply.code !== 'slot.full')
        failures.push(`${status} ${String(body.code)}`);
      else {
        refused += 1;
        const { nearest } = (reply.details ?? {}) as { nearest?: number | null };
        if (typeof nearest !== 'number' || nearest === at)
          failures.push('no other slot was suggested');
      }
      return;
    }
    failures.push('the server stayed busy');
  };

  try {
    const began = performance.now();
    await Promise.all(buyers.map(order));
    const seconds = (performance.now() - began) / 1000;
    if (booked !== size.slots) failures.push(`${booked} booked, not ${size.slots}`);
    const kept = await countPlaced(look, new Date(at));
    if (kept !== booked) failures.push(`${kept} bookings are there, ${booked} were promised`);
    return { orders: size.orders, slots: size.slots, booked, refused, seconds, failures };
  } finally {
    await other.kill();
  }
};
