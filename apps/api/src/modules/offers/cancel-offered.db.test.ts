import { acceptOffer } from '@karigar/contract/offers/accept-offer';
import { listOffers } from '@karigar/contract/offers/list-offers';
import { cancelBooking } from '@karigar/contract/customer-bookings/cancel-booking';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BookingRef } from '#testing/booking-world';
import { createDispatchWorld, type DispatchWorld } from '#testing/dispatch-world';
import { agreeOnCancelling } from '#testing/customer-booking-store';

const RACES = 20;

let world: DispatchWorld;
beforeAll(async () => {
  world = await createDispatchWorld();
  await world.stand(world.people.suresh.id, 1);
  await world.stand(world.people.imran.id, 3);
});
afterAll(() => world.close());

/** Offered to both, after the deadline for cancelling an assigned booking. */
const offered = async (): Promise<BookingRef> => {
  const ref = await world.request();
  await agreeOnCancelling(world.look, ref.bookingId, new Date(world.now() - 1));
  await world.dispatch(ref);
  return ref;
};
const cancel = async (ref: BookingRef): Promise<unknown> =>
  (await world.send(cancelBooking, { ...ref, why: 'plans-changed' }, world.asha)).body.code;
const accept = async (ref: BookingRef, by = world.suresh): Promise<unknown> =>
  (await world.send(acceptOffer, ref, by)).body.code;
const outcomes = async (ref: BookingRef) =>
  (await world.offers(ref)).map(({ outcome }) => String(outcome)).toSorted();

describe('cancel-booking while it is offered', () => {
  it('cancelling an offered booking withdraws its offers at once, with a hint to each serviceman', async () => {
    const ref = await offered();
    expect(await cancel(ref)).toBe(200);
    expect(await outcomes(ref)).toEqual(['gone', 'gone']);
    for (const who of ['suresh', 'imran'] as const) {
      expect(await world.goneHints(ref, world.people[who].id)).toHaveLength(1);
      const { text } = await world.send(listOffers, {}, world[who]);
      expect(text).not.toContain(String(ref.bookingId));
    }
    expect(await accept(ref)).toBe('booking.offer-gone');
    await world.dispatch(ref);
    expect(await world.stateOf(ref)).toMatchObject({
      state: 'cancelled',
      serviceman: null,
      next: null,
    });
  });

  it('cancelling after a serviceman accepted is refused as too late', async () => {
    const ref = await offered();
    expect(await accept(ref)).toBe(200);
    expect(await cancel(ref)).toBe('booking.too-late-to-cancel');
    expect(await outcomes(ref)).toEqual(['accepted', 'gone']);
    expect(await world.stateOf(ref)).toMatchObject({ state: 'assigned' });
  });

  it(`cancelling races accepting ${RACES} times, and exactly one wins each time`, async () => {
    const won = { cancel: 0, accept: 0 };
    for (let race = 0; race < RACES; race += 1) {
      const ref = await offered();
      const both = [() => cancel(ref), () => accept(ref)];
      if (race % 2 === 1) both.reverse();
      const codes = await Promise.all(both.map((go) => go()));
      expect(codes.filter((code) => code === 200)).toHaveLength(1);
      const row = await world.stateOf(ref);
      const isAccepted = row?.state === 'assigned';
      won[isAccepted ? 'accept' : 'cancel'] += 1;
      expect(row).toMatchObject(
        isAccepted
          ? { state: 'assigned', serviceman: world.people.suresh.id }
          : { state: 'cancelled', serviceman: null },
      );
      expect(await outcomes(ref)).toEqual(isAccepted ? ['accepted', 'gone'] : ['gone', 'gone']);
    }
    expect(won.cancel + won.accept).toBe(RACES);
  });
});
