import { expect, it } from 'vitest';
import { PAGE_SIZE, pageAfter } from './paging.ts';

it('expects another page only after a full one', () => {
  expect(PAGE_SIZE).toBe(10);
  expect(pageAfter(1, 10)).toBe(2);
  expect(pageAfter(7, 10)).toBe(8);
  expect(pageAfter(2, 9)).toBeNull();
  expect(pageAfter(2, 0)).toBeNull();
});
