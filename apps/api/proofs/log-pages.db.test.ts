import { expect, it } from 'vitest';
import { measureLogPages } from './log-pages.ts';

it('pages of the log and of histories have their rows, whatever they are limited to', async () => {
  const world = { bookings: 2000, servicemen: 40 };
  const read = await measureLogPages({ world, eventsEach: 10, about: 3 });
  expect(read).toMatchObject({ events: 20_400, failures: [] });
  expect(Object.keys(read.kinds)).toHaveLength(11);
  expect(read.pages).toBeGreaterThan(60);
  expect(read.rows).toBeGreaterThan(2000);
}, 120_000);
