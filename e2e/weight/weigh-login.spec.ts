import { expect, test } from '../world/test.ts';
import { BUDGET, overBudget, weighLogin } from './weigh-login.ts';

test('the first load of /login is within its budget, and the check fails on a smaller budget', async ({
  page,
}) => {
  const weight = await weighLogin(page);
  expect(weight.js).toBeGreaterThan(10_000);
  expect(weight.css).toBeGreaterThan(1_000);
  expect(overBudget(weight, BUDGET)).toEqual([]);

  const planted = { js: weight.js - 1, css: weight.css - 1 };
  expect(overBudget(weight, planted)).toHaveLength(2);
});
