import { expect, it } from 'vitest';
import { isOutdated, readStamp, writeStamp } from './schema-stamp.ts';

const made = new Map([
  ['0001_ground.sql', 'aa11'],
  ['0002_accounts.sql', 'bb22'],
]);

it('a schema stamp reads as it was written, with a demo world and without', () => {
  for (const day of ['2026-11-15', null]) {
    expect(readStamp(writeStamp({ day, migrations: made }))).toEqual({ day, migrations: made });
  }
});

it.each([
  ['the same files', new Map(made), false],
  ['a file added later', new Map([...made, ['0003_ratings.sql', 'cc33']]), false],
  ['a changed file', new Map([...made, ['0002_accounts.sql', 'dd44']]), true],
  ['a removed file', new Map([['0001_ground.sql', 'aa11']]), true],
])('isOutdated compares only migrations that were run: %s', (_, current, outdated) => {
  expect(isOutdated({ day: null, migrations: made }, current)).toBe(outdated);
});

it('a database without a schema stamp is outdated', () => {
  expect(isOutdated(readStamp('demo world of 2026-11-15'), made)).toBe(true);
});
