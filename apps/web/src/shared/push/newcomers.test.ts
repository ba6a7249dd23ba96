import { expect, it } from 'vitest';
import { createNewcomers } from '#platform/push/newcomers';

const told = (id: number, { unread = true, isSilent = false } = {}) => ({ id, unread, isSilent });

it('tells what came since the last look, once, and nothing of what was there at first', () => {
  const newcomers = createNewcomers();
  expect(newcomers([told(3), told(2)])).toEqual([]);
  expect(newcomers([told(3), told(2)])).toEqual([]);
  expect(newcomers([told(5), told(4), told(3)])).toEqual([told(5), told(4)]);
  expect(newcomers([told(5), told(4), told(3)])).toEqual([]);
});

it('counts from an empty list too, and leaves out what is read already or silenced', () => {
  const newcomers = createNewcomers();
  expect(newcomers([])).toEqual([]);
  expect(newcomers([told(3, { isSilent: true }), told(2, { unread: false }), told(1)])).toEqual([
    told(1),
  ]);
  expect(newcomers([])).toEqual([]);
  expect(newcomers([told(3), told(1)])).toEqual([]);
});
