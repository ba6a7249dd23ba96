import { expect, it } from 'vitest';
import { RUPEE } from './money.ts';

it('has a hundred paise in a rupee', () => {
  expect(RUPEE).toBe(100);
});
