import { expect, test } from 'vitest';
import { splitName } from './split-name.ts';

test.for<[string, string, string]>([
  ['Asha Kulkarni', 'Asha', 'Kulkarni'],
  [' Asha  Ramesh Kulkarni ', 'Asha Ramesh', 'Kulkarni'],
  ['Asha', 'Asha', ''],
  ['', '', ''],
])('the name %s has the first name %s and the last name %s', ([written, firstName, lastName]) => {
  expect(splitName(written)).toEqual({ firstName, lastName });
});
