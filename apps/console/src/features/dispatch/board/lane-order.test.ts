import { expect, it } from 'vitest';
import type { Card, Lane } from './card.ts';
import { freeMinutes, isOnDuty, laneNow, nextVisitOf, orderLanes } from './lane-order.ts';

const HOUR = 3_600_000;
const DAY = { from: 8 * HOUR, to: 22 * HOUR };
const job = (from: number, change: Partial<Card> = {}): Card => ({
  id: from,
  orderId: 1,
  no: `KRG-${from}`,
  version: 1,
  state: 'assigned',
  at: from * HOUR,
  minutes: 60,
  service: 'Tap repair',
  area: 'Baner',
  to: 1,
  waits: null,
  dueAt: null,
  ...change,
});
const lane = (name: string, jobs: Card[], onDuty = true): Lane => ({
  id: 1,
  name,
  onDuty,
  dayOff: false,
  jobs,
});

it('whoever has a day off is neither free nor on duty, whatever the app was told', () => {
  const off = { ...lane('Asha', [job(0, { state: 'started' })]), dayOff: true };
  expect(laneNow(off)).toBe('day-off');
  expect(isOnDuty(off)).toBe(false);
});

it('says what a serviceman does now', () => {
  expect(laneNow(lane('a', [job(9, { waits: 'overdue' })]))).toBe('late');
  expect(laneNow(lane('a', [job(9, { state: 'started' })]))).toBe('working');
  expect(laneNow(lane('a', [job(9, { state: 'held', waits: 'held-due' })]))).toBe('held');
  expect(laneNow(lane('a', [job(9)]))).toBe('free');
  expect(laneNow(lane('a', [], false))).toBe('off');
});

it('finds the next visit and the free minutes', () => {
  const both = lane('a', [job(9, { state: 'completed' }), job(13), job(15, { minutes: 90 })]);
  expect(nextVisitOf(both, 10 * HOUR)).toBe(13 * HOUR);
  expect(nextVisitOf(both, 16 * HOUR)).toBeNull();
  expect(freeMinutes(both, DAY)).toBe(14 * 60 - 150);
  expect(freeMinutes(both, { from: 13.5 * HOUR, to: 22 * HOUR })).toBe(480 - 90);
});

it('orders lanes by need, name or free time', () => {
  const lanes = [
    lane('Chetan', [], false),
    lane('Anil', [job(9), job(12)]),
    lane('Bala', []),
    lane('Deepa', [job(9, { waits: 'overdue' })]),
  ];
  const names = (order: 'need' | 'name' | 'free') =>
    orderLanes(lanes, order, DAY).map(({ name }) => name);
  expect(names('need')).toEqual(['Deepa', 'Anil', 'Bala', 'Chetan']);
  expect(names('name')).toEqual(['Anil', 'Bala', 'Chetan', 'Deepa']);
  expect(names('free')).toEqual(['Bala', 'Deepa', 'Anil', 'Chetan']);
});
