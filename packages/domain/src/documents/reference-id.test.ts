import { expect, it } from 'vitest';
import { readReferenceId } from './reference-id.ts';

it('a reference id has the last four digits and the time of issue in India', () => {
  expect(readReferenceId('441720260115103045123')).toEqual({
    lastFour: '4417',
    issuedAt: Date.parse('2026-01-15T10:30:45+05:30'),
  });
});

it.each([
  ['', 'nothing'],
  ['4417', 'only the digits'],
  ['44172026011510304512', 'a digit missing'],
  ['4417202601151030451234', 'a digit more'],
  ['441720260230103045123', '30 February'],
  ['441720261315103045123', 'month 13'],
  ['441720260115253045123', 'hour 25'],
  ['4417 2026011510304512', 'a space'],
])('no reference id is read from %j: %s', (written) => {
  expect(readReferenceId(written)).toBeNull();
});
