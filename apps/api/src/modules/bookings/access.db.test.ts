import { CALLS } from '@karigar/contract/registry';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ADD_ONS, createBookingWorld, type BookingWorld } from '#testing/booking-world';
import type { Target } from '#testing/call-row';
import { CALL_ROWS } from '#testing/call-rows';
import { people } from '#testing/people';

let world: BookingWorld;
beforeAll(async () => {
  world = await createBookingWorld();
  await world.openRows();
});
afterAll(() => world.close());

const MISSING = { bookingId: 1, orderId: 1, subscriptionId: 1 };

const ABOUT_SOMEONE = CALLS.flatMap((call) => {
  const row = CALL_ROWS[call.name];
  const subject = row?.subject;
  return row && (subject === 'booking' || subject === 'subscription')
    ? [{ call, row, notFound: `${subject}.not-found` }]
    : [];
});

it('with row level security switched off, the check in code alone refuses strangers in every call', async () => {
  const subscriptionId = await world.plantSubscription(people.asha.id, []);
  const ref = await world.plant('started', { subscriptionId, addOns: [['tap', 1, 'pending']] });
  const before = await world.traces(ref);
  const own: Target = {
    ...ref,
    subscriptionId,
    bookingAddOnId: before.addOns[0]?.id ?? 0,
    documentId: 1,
    addOnId: ADD_ONS.tap.id,
    addOnPrice: '849.50',
    sessionId: 0,
    lineId: 0,
    addressId: 1,
    blockId: 0,
    passkeyId: 0,
    workRecordId: 999_999_999,
  };
  const answered: string[] = [];
  for (const { call, row, notFound } of ABOUT_SOMEONE) {
    for (const stranger of ['imran', 'rohan'] as const) {
      if (call.who === 'anyone' || !call.who.includes(people[stranger].role)) continue;
      const send = (target: Target) =>
        world.sendFields(call, row.fields(target, world.now()), world[stranger]);
      const foreign = await send(own);
      expect(foreign.body.code, `${call.name} as ${stranger}`).toBe(notFound);
      expect((await send({ ...own, ...MISSING })).text).toBe(foreign.text);
      answered.push(`${call.name} ${stranger}`);
    }
  }
  expect(answered.length).toBeGreaterThanOrEqual(18);
  const { audit, ...after } = await world.traces(ref);
  expect({ ...after, audit: [] }).toEqual(before);
  expect(audit.every(({ outcome }) => outcome === 'booking.not-found')).toBe(true);
});
