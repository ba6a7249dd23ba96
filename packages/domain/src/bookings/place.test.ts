import { describe, expect, it } from 'vitest';
import { isInIndia, isPinInArea, kmBetween } from './place.ts';

const BANER = { latitude: 18.559, longitude: 73.7868 };
const KOTHRUD = { latitude: 18.5074, longitude: 73.8077 };
const MUMBAI = { latitude: 19.076, longitude: 72.8777 };

describe('distance', () => {
  it('measures the distance along the ground', () => {
    expect(kmBetween(BANER, KOTHRUD)).toBeCloseTo(6.15, 1);
    expect(kmBetween(BANER, MUMBAI)).toBeCloseTo(111.6, 0);
    expect(kmBetween(BANER, BANER)).toBe(0);
  });

  it('is symmetric and defined between antipodes', () => {
    expect(kmBetween(MUMBAI, BANER)).toBe(kmBetween(BANER, MUMBAI));
    expect(kmBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(
      20_015,
      0,
    );
  });
});

it('accepts a pin near its area and rejects one far away', () => {
  expect(isPinInArea(KOTHRUD, BANER)).toBe(true);
  expect(isPinInArea(MUMBAI, BANER)).toBe(false);
});

it('rejects places outside India', () => {
  expect(isInIndia(BANER)).toBe(true);
  expect(isInIndia({ latitude: 51.5, longitude: -0.1 })).toBe(false);
});
