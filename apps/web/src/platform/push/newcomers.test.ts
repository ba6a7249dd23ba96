import { expect, it } from 'vitest';
import { createNewcomers } from './newcomers.ts';

const item = (id: number, { unread = true, isSilent = false } = {}) => ({ id, unread, isSilent });

it('reports items that are new since the last look, once, and none of the first look', () => {
  const newcomers = createNewcomers();
  expect(newcomers([item(3), item(2)])).toEqual([]);
  expect(newcomers([item(3), item(2)])).toEqual([]);
  expect(newcomers([item(5), item(4), item(3)])).toEqual([item(5), item(4)]);
  expect(newcomers([item(5), item(4), item(3)])).toEqual([]);
});

it('counts from an empty list too, and leaves out read and silenced items', () => {
  const newcomers = createNewcomers();
  expect(newcomers([])).toEqual([]);
  expect(newcomers([item(3, { isSilent: true }), item(2, { unread: false }), item(1)])).toEqual([
    item(1),
  ]);
  expect(newcomers([])).toEqual([]);
  expect(newcomers([item(3), item(1)])).toEqual([]);
});
