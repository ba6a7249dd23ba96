import { expect, test } from '../world/test.ts';
import { CONSOLE_BUDGET, overConsoleBudget, weighConsole } from './weigh-console.ts';

test('the console is within its budget, and the check fails on smaller budgets', () => {
  const weight = weighConsole();
  expect([...weight.screens.keys()]).toEqual(
    expect.arrayContaining(['queue', 'board', 'bookings', 'booking', 'kyc', 'settings']),
  );
  expect(overConsoleBudget(weight)).toEqual([]);
  expect(weight.login).toBeGreaterThan(CONSOLE_BUDGET.login / 4);
  const smaller = {
    login: weight.login - 1,
    dispatch: weight.dispatch - 1,
    screen: Math.max(...weight.screens.values()) - 1,
  };
  expect(overConsoleBudget(weight, smaller)).toHaveLength(3);
});
