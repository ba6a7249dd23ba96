import { expect, it } from 'vitest';

it('[WORK-01] starts', () => {
  expect(1).toBe(1);
});

it.skip('[WORK-02] ends', () => {
  expect(1).toBe(1);
});
