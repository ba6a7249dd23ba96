import { expect, it } from 'vitest';
import { statusPlace, workRecordStanding, workRecordUntil } from './work-record.ts';

const MADE = Date.parse('2026-11-15T06:30:00Z');

it('a work record is valid until its last moment, and a revoked one is not', () => {
  const validUntil = workRecordUntil(MADE);
  expect(new Date(validUntil).toISOString()).toBe('2027-05-14T06:30:00.000Z');
  const record = { validUntil, isRevoked: false };
  expect(workRecordStanding(record, MADE)).toBe('valid');
  expect(workRecordStanding(record, validUntil - 1)).toBe('valid');
  expect(workRecordStanding(record, validUntil)).toBe('expired');
  expect(workRecordStanding({ ...record, isRevoked: true }, MADE)).toBe('revoked');
});

it('two work records never share a place in the lists of what was revoked', () => {
  expect(statusPlace(1)).toEqual({ list: 0, index: 1 });
  expect(statusPlace(131_071)).toEqual({ list: 0, index: 131_071 });
  expect(statusPlace(131_072)).toEqual({ list: 1, index: 0 });
  // The first id of cell 7.
  expect(statusPlace(7 * 2 ** 42 + 1)).toEqual({ list: 7 * 2 ** 25, index: 1 });
});
