import { expect, it } from 'vitest';
import { addDays, dayOf } from '../dates/india-day.ts';
import { isReasonGiven, mayApprove, mayUndoAnswer, needsSecondReviewer } from './review.ts';

const NOW = Date.UTC(2026, 0, 15, 4, 30);
const TODAY = dayOf(NOW);

it.each([
  ['the names differ', { name: 'differs', face: null }, 0, true],
  ['the faces differ', { name: 'same', face: 'differs' }, 0, true],
  ['it is the twentieth', { name: 'same', face: 'same' }, 19, true],
  ['it is the fortieth', { name: 'same', face: null }, 39, true],
  ['it is the first', { name: 'same', face: 'same' }, 0, false],
  ['it is the twenty-first', { name: 'same', face: null }, 20, false],
] as const)('an approval goes to a second reviewer when %s: %s', (_when, seen, before, second) => {
  expect(needsSecondReviewer(seen, before)).toBe(second);
});

it.each([
  ['at once', { by: 1, at: NOW, isTold: false }, true],
  ['after eight seconds', { by: 1, at: NOW - 8000, isTold: false }, true],
  ['later', { by: 1, at: NOW - 8001, isTold: false }, false],
  ['by another operator', { by: 2, at: NOW, isTold: false }, false],
  ['once it was told', { by: 1, at: NOW, isTold: true }, false],
])('an answer can be taken back %s: %s', (_when, answer, may) => {
  expect(mayUndoAnswer(answer, 1, NOW)).toBe(may);
});

it('a reason that fits no kind needs words', () => {
  expect(isReasonGiven(null, 'The card is old')).toBe(false);
  expect(isReasonGiven('expired', '')).toBe(true);
  expect(isReasonGiven('other', ' no ')).toBe(false);
  expect(isReasonGiven('other', 'The card is old')).toBe(true);
});

it('a document is approved with an equal number or a signature, and not once it has expired', () => {
  const compared = { isSigned: false, isNumberEqual: true };
  expect(mayApprove(compared, null, TODAY).ok).toBe(true);
  expect(mayApprove({ isSigned: true, isNumberEqual: false }, null, TODAY).ok).toBe(true);
  expect(mayApprove(compared, TODAY, TODAY).ok).toBe(true);
  expect(mayApprove(compared, addDays(TODAY, -1), TODAY)).toMatchObject({
    refusal: 'verification.expired',
  });
  expect(mayApprove({ isSigned: false, isNumberEqual: false }, null, TODAY)).toMatchObject({
    refusal: 'verification.number-not-compared',
  });
});
