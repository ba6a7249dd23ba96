import { startWork } from '@karigar/contract/bookings/start-work';
import type { Desk } from '@karigar/domain/console/desks';
import { DESK_ROOMS } from '@karigar/domain/console/rooms';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SYSTEM } from '#platform/db';
import { relayOnce } from '#relay/relay';
import { farCity } from '#testing/board-world';
import { createBookingWorld, type BookingWorld } from '#testing/booking-world';
import { createOperatorPerson } from '#testing/fresh-people';
import { openLiveSubscription } from '#testing/live-subscription';
import { anotherCity, loseHints, placeOperator, setSequence } from '#testing/live-store';
import { placeBooking } from '#testing/order-world';
import { CLIENT_IDS } from '#testing/send-call';

let world: BookingWorld;
let here: number;
beforeAll(async () => {
  world = await createBookingWorld();
  here = await farCity(world.look);
  await relayOnce(world.context);
});
afterAll(() => world.close());

const plant = async () => {
  const ref = await world.plant('assigned');
  await placeBooking(world.look, ref.bookingId);
  return ref;
};
/** A stream of an operator of these desks, in one city or in all. */
const listen = async (desks: readonly Desk[], cityId: number | null = null) => {
  const { id: accountId } = await createOperatorPerson(world.look, world.now(), desks);
  await placeOperator(world.look, accountId, cityId);
  const { authToken } = await world.context.databases.system.transaction(SYSTEM, (tx) =>
    world.context.sessions.open(tx, { accountId, role: 'operator' }),
  );
  // A stream is down until it hears of the relay.
  await relayOnce(world.context);
  const stream = await openLiveSubscription(world.consoleBase, authToken, {
    authorization: `Bearer ${CLIENT_IDS.console}`,
  });
  await stream.until((events) => events.length > 0);
  return { ...stream, authToken };
};
const start = async () => {
  const ref = await plant();
  await relayOnce(world.context);
  await world.send(startWork, { ...ref, startedAt: world.now() }, world.suresh);
  await relayOnce(world.context);
  return ref;
};

it('a dispatcher hears that a booking of the city changed, without its data', async () => {
  const dispatcher = await listen(['dispatch'], here);
  const { bookingId } = await start();
  await dispatcher.until(() => dispatcher.hints().some(({ version }) => version === 2));
  const { sequence, ...hint } = dispatcher.hints().at(-1) ?? { sequence: 0 };
  expect(hint).toEqual({ type: 'booking', id: bookingId, version: 2 });
  const [latest] = dispatcher.events;
  expect(sequence).toBe(Number(latest?.data) + dispatcher.hints().length);
  dispatcher.leave();
});

it('an operator of another city, a reviewer of documents and a customer hear nothing of it', async () => {
  const others = [
    await listen(['dispatch'], await anotherCity(world.look, here)),
    await listen(['kyc'], here),
    await openLiveSubscription(world.base, world.rohan.token),
  ];
  const everyCity = await listen(['help']);
  await start();
  await everyCity.until(() => everyCity.hints().length > 0);
  for (const other of others) {
    expect(other.hints()).toEqual([]);
    other.leave();
  }
  everyCity.leave();
});

it('a hint that a room lost shows as a gap in the numbers', async () => {
  const dispatcher = await listen(['dispatch'], here);
  await start();
  await dispatcher.until(() => dispatcher.hints().length > 0);
  const before = dispatcher.hints().at(-1)?.sequence ?? 0;
  await loseHints(world.look, -here, 3);
  await start();
  const latest = () => dispatcher.hints().at(-1)?.sequence ?? 0;
  await dispatcher.until(() => latest() > before);
  expect(latest()).toBeGreaterThanOrEqual(before + 4);
  dispatcher.leave();
});

it('a stream begins with the sum of the numbers of its account and rooms', async () => {
  await setSequence(world.look, DESK_ROOMS.kyc, 40);
  await setSequence(world.look, DESK_ROOMS.countersigns, 2);
  await setSequence(world.look, DESK_ROOMS.money, 500);
  const reviewer = await listen(['kyc']);
  expect(reviewer.events[0]).toEqual({ name: 'latest', data: 42 });
  reviewer.leave();
});
