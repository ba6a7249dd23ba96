import { getCarDetails } from '@karigar/contract/packages/get-car-details';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBookingWorld, type BookingWorld } from '#testing/booking-world';
import { people } from '#testing/people';

let world: BookingWorld;
let subscriptionId: number;
beforeAll(async () => {
  world = await createBookingWorld();
  subscriptionId = await world.plantSubscription(people.asha.id, [
    ['Maruti Suzuki', 'MH12AB1234', 'White'],
    ['Tata', 'MH14CD5678', 'Blue'],
  ]);
});
afterAll(() => world.close());

const cars = (id: number, send: { token: string }) =>
  world.sendFields(getCarDetails, { subscriptionId: String(id) }, send);

describe('cars of a package', () => {
  it('[WIRE-11] the cars of a package are visible to its customer and to the serviceman of its booking', async () => {
    await world.plant('assigned', { subscriptionId });
    for (const side of [world.asha, world.suresh]) {
      expect((await cars(subscriptionId, side)).body).toEqual({
        success: true,
        code: 200,
        message: '',
        data: [
          { carCompany: 'Maruti Suzuki', carNo: 'MH12AB1234', carColor: 'White' },
          { carCompany: 'Tata', carNo: 'MH14CD5678', carColor: 'Blue' },
        ],
      });
    }
  });

  it("another's package gets the same refusal as a missing one", async () => {
    const unbooked = await world.plantSubscription(people.asha.id, []);
    const missing = await cars(1, world.suresh);
    expect(missing.body).toMatchObject({ success: false, code: 'subscription.not-found' });
    const foreign = [
      await cars(subscriptionId, world.imran),
      await cars(subscriptionId, world.rohan),
      await cars(unbooked, world.suresh),
    ];
    expect(foreign.map(({ text }) => text)).toEqual(foreign.map(() => missing.text));
  });

  it('a package may have no cars', async () => {
    const empty = await world.plantSubscription(people.rohan.id, []);
    expect((await cars(empty, world.rohan)).body).toMatchObject({ success: true, data: [] });
  });
});
