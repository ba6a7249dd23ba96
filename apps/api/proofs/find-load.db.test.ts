import { expect, it } from 'vitest';
import { measureFind } from './find-load.ts';

it('an operator finds bookings and people by number, order, phone, email and the start of a name', async () => {
  const found = await measureFind({
    world: { bookings: 2000, servicemen: 40 },
    each: 10,
    rounds: 2,
  });
  expect(found).toMatchObject({ searches: 200, missed: [] });
}, 120_000);
