import { expect, it } from 'vitest';

it('[WORK-01] [WRK-02] starts and ends', () => {
  expect(1).toBe(1);
});
