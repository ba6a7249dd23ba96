import { expect, it } from 'vitest';
import {
  byDeadline,
  claimedUntil,
  isFinishedByWords,
  isTakenByOther,
  ITEM_KINDS,
  kindsOf,
  mayReopen,
  placeOf,
} from './waiting-items.ts';

const NOW = Date.parse('2026-01-15T12:00:00+05:30');

it('each desk reads its own kinds, audit reads all, catalogue only what others ask of it', () => {
  expect(kindsOf(['kyc'])).toEqual(['document', 'bank', 'skills', 'last-look', 'countersign']);
  expect(kindsOf(['money'])).toContain('late-cash');
  expect(kindsOf(['money'])).not.toContain('late-work');
  expect(kindsOf(['dispatch'])).toContain('unreached');
  expect(kindsOf(['money'])).not.toContain('unreached');
  expect(kindsOf(['catalogue'])).toEqual(['countersign']);
  expect(kindsOf(['audit'])).toEqual(ITEM_KINDS);
  expect(kindsOf([])).toEqual([]);
});

it('the soonest deadline comes first, then kind and number decide', () => {
  const item = (dueAt: number, kind: 'upi' | 'case', id: string) => ({ dueAt, kind, id });
  const [late, ten, nine, other] = [
    item(1, 'upi', 'x'),
    item(2, 'case', '10'),
    item(2, 'case', '9'),
    item(2, 'upi', '1'),
  ] as const;
  expect([other, ten, late, nine].toSorted(byDeadline)).toEqual([late, nine, ten, other]);
  expect(byDeadline(ten, { ...ten })).toBe(0);
});

it('somebody has an item for three minutes', () => {
  const claim = { by: 7, until: claimedUntil(NOW) };
  expect(isTakenByOther(claim, 8, NOW + 179_000)).toBe(true);
  expect(isTakenByOther(claim, 8, NOW + 180_000)).toBe(false);
  expect(isTakenByOther(claim, 7, NOW)).toBe(false);
  expect(isTakenByOther(null, 8, NOW)).toBe(false);
});

it('an end is taken back at once by the same person', () => {
  expect(mayReopen({ by: 7, at: NOW }, 7, NOW + 10_000)).toBe(true);
  expect(mayReopen({ by: 7, at: NOW }, 7, NOW + 10_001)).toBe(false);
  expect(mayReopen({ by: 7, at: NOW }, 8, NOW)).toBe(false);
});

it('only what has no act of its own ends with words', () => {
  expect(isFinishedByWords('late-action')).toBe(true);
  expect(isFinishedByWords('unreached')).toBe(true);
  expect(isFinishedByWords('nobody-took')).toBe(false);
});

it('an item opens where it is worked on', () => {
  const item = {
    kind: 'overdue',
    id: '31',
    dueAt: NOW,
    bookingId: 31,
    orderId: 9,
    bookingNo: 'KRG-48213',
    cityId: 1,
    what: '',
    name: '',
    area: '',
    at: null,
    amount: null,
    words: null,
  } as const;
  expect(placeOf(item)).toBe('/dispatch?sel=KRG-48213');
  expect(placeOf({ ...item, kind: 'unreached' })).toBe('/bookings?sel=KRG-48213');
  expect(placeOf({ ...item, kind: 'document', bookingNo: null })).toBe('/kyc?kind=document&id=31');
  expect(placeOf({ ...item, kind: 'countersign' })).toBe('/countersign?request=31');
  expect(placeOf({ ...item, kind: 'deposit', bookingNo: null })).toBe('/money/deposits?sel=31');
  expect(placeOf({ ...item, kind: 'refund' })).toBe('/money/upi?sel=refund.31');
  expect(placeOf({ ...item, kind: 'payout-run', bookingNo: null })).toBe('/money?run=31');
});
