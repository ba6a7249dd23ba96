import { expect, it } from 'vitest';
import { costOf, machinesFor } from './model.ts';
import { costPage } from './page.ts';
import { readFigures, type Measured } from './read-figures.ts';

const MEASURED: Measured = {
  readMilliseconds: 1,
  writeMilliseconds: 1,
  readPostgresMilliseconds: 1,
  writePostgresMilliseconds: 1,
  relayRowsPerSecond: 4000,
  streamsPerProcess: 10_000,
};

it('ten times the servicemen are ten times the load', () => {
  const [one, ten] = [costOf(10_000, MEASURED), costOf(100_000, MEASURED)];
  expect(ten.peakRequests).toBeCloseTo(10 * one.peakRequests);
  expect(ten.yearGigabytes).toBeCloseTo(10 * one.yearGigabytes);
  expect(ten.rupees).toBeGreaterThan(one.rupees);
});

it('above what one database serves there are cells, each within one relay', () => {
  const large = costOf(10_000_000, MEASURED);
  expect(large.cells).toBe(20);
  expect(large.servicemen).toBe(10_000_000);
  expect(large.relayShare).toBeLessThan(1);
});

it('machines are the cheapest that have the cores, and never fewer than needed to lose one', () => {
  expect(machinesFor(0.1, 1)).toBe(2_000);
  expect(machinesFor(0.1, 2)).toBe(4_000);
});

it('a figure that is not recorded is a failure, not a zero', () => {
  expect(() => readFigures('| call5-vs-bare | 0.8 |')).toThrow('docs/figures.md has no');
});

it('the page has a line for each size', () => {
  expect(costPage(MEASURED).match(/^\| [\d,]+ \|/gm)).toHaveLength(5);
});
