import { FIRST_SCREEN_BUDGET, weighFirstScreen } from './weigh-first-screen.ts';
import { expect, test } from '../world/test.ts';
import { overRouteBudget, ROUTE_BUDGET, weighRoutes } from './weigh-routes.ts';

test('every screen is within its budget over the shell, and the check fails on a smaller budget', () => {
  const routes = weighRoutes();
  expect([...routes.keys()]).toEqual(
    expect.arrayContaining(['signed-in-parts', 'dashboard', 'booking-detail', 'chat', 'profile']),
  );
  expect(overRouteBudget(routes)).toEqual([]);

  const heaviest = Math.max(...routes.values());
  expect(heaviest).toBeGreaterThan(ROUTE_BUDGET / 4);
  expect(overRouteBudget(routes, heaviest - 1)).toHaveLength(1);
});

test('a serviceman’s first screen is within its budget', () => {
  const weight = weighFirstScreen();
  expect(weight).toBeGreaterThan(FIRST_SCREEN_BUDGET / 2);
  expect(weight).toBeLessThanOrEqual(FIRST_SCREEN_BUDGET);
});
