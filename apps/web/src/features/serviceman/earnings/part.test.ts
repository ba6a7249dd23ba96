import { expect, it } from 'vitest';
import { partOf } from './part.ts';

it.each([
  ['2026-11-13', { kind: 'day', day: '2026-11-13' }],
  ['2026-11', { kind: 'month', from: '2026-11-01' }],
  ['2026', { kind: 'year', year: 2026 }],
  ['job', { kind: 'job' }],
  ['payouts', { kind: 'payouts' }],
  ['deposits', { kind: 'deposits' }],
  ['questions', { kind: 'questions' }],
  ['2026-13', null],
  ['2026-02-30', null],
  ['1999', null],
  ['money', null],
])('parses the path part %j', (written, part) => {
  expect(partOf(written)).toEqual(part);
});
