import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise, sumOf } from '../money.ts';
import { divide } from './divide.ts';
import { splitBill } from './split-bill.ts';
import { addedByParts, partsOfBill, workedBy, type WorkCommand } from './work-parts.ts';

const MINUTE = 60_000;
const [SURESH, IMRAN, MEENA] = [1, 2, 3];

const at = (minute: number, command: WorkCommand['command'], servicemanId: number) => ({
  command,
  servicemanId,
  at: minute * MINUTE,
});

describe('minutes worked', () => {
  it('each serviceman has the minutes from start or resume to hold or end', () => {
    const commands = [
      at(0, 'assign', SURESH),
      at(5, 'start', SURESH),
      at(45, 'hold', SURESH),
      at(60, 'assign', IMRAN),
      at(120, 'resume', IMRAN),
    ];
    expect(workedBy(commands, { servicemanId: IMRAN, at: 180 * MINUTE })).toEqual([
      { servicemanId: SURESH, minutes: 40 },
      { servicemanId: IMRAN, minutes: 60 },
    ]);
  });

  it('a bill is not shared when one serviceman worked, also after pauses and an assignment back', () => {
    const alone = [at(0, 'start', SURESH), at(10, 'hold', SURESH), at(20, 'resume', SURESH)];
    expect(workedBy(alone, { servicemanId: SURESH, at: 30 * MINUTE })).toEqual([]);
    const back = [
      at(0, 'start', SURESH),
      at(10, 'hold', SURESH),
      at(11, 'assign', IMRAN),
      at(12, 'assign', SURESH),
      at(13, 'resume', SURESH),
    ];
    expect(workedBy(back, { servicemanId: SURESH, at: 30 * MINUTE })).toEqual([]);
  });

  it('a begun minute counts, and a serviceman who held at once has no part', () => {
    const commands = [
      { command: 'start', servicemanId: SURESH, at: 0 } as const,
      { command: 'hold', servicemanId: SURESH, at: 1 } as const,
      at(5, 'assign', IMRAN),
      at(6, 'resume', IMRAN),
      at(6, 'hold', IMRAN),
      at(7, 'assign', MEENA),
      at(8, 'resume', MEENA),
    ];
    expect(workedBy(commands, { servicemanId: MEENA, at: 9 * MINUTE })).toEqual([
      { servicemanId: SURESH, minutes: 1 },
      { servicemanId: MEENA, minutes: 1 },
    ]);
  });

  it('nobody works before the assignment, whatever the phone claims', () => {
    const commands = [
      at(0, 'start', SURESH),
      at(10, 'hold', SURESH),
      at(60, 'assign', IMRAN),
      at(11, 'resume', IMRAN),
    ];
    expect(workedBy(commands, { servicemanId: IMRAN, at: 70 * MINUTE })).toEqual([
      { servicemanId: SURESH, minutes: 10 },
      { servicemanId: IMRAN, minutes: 10 },
    ]);
  });
});

describe('parts of a bill', () => {
  it('the example of docs/ledger.md', () => {
    const split = splitBill(paise(229_800), { tax: 1800, commission: 1500 });
    const parts = partsOfBill(split, [
      { servicemanId: SURESH, minutes: 40 },
      { servicemanId: IMRAN, minutes: 60 },
    ]);
    expect(parts).toEqual([
      {
        servicemanId: SURESH,
        minutes: 40,
        tax: 14_021,
        commission: 11_684,
        share: 66_213,
        billed: 91_918,
      },
      {
        servicemanId: IMRAN,
        minutes: 60,
        tax: 21_033,
        commission: 17_528,
        share: 99_321,
        billed: 137_882,
      },
    ]);
  });

  it('pieces are never below zero and add up, of any amount and any weights', () => {
    const weights = fc.array(fc.nat(5000), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.nat(10 ** 12), weights, (amount, given) => {
        const own = given.some((weight) => weight > 0) ? given : [1];
        const pieces = divide(paise(amount), own);
        expect(sumOf(pieces)).toBe(amount);
        expect(Math.min(...pieces)).toBeGreaterThanOrEqual(0);
        expect(divide(paise(-amount), own).map((piece) => 0 - piece)).toEqual(
          pieces.map((piece) => 0 + piece),
        );
      }),
    );
  });

  it('what is given back whole is the whole part of each, in any number of steps', () => {
    const split = splitBill(paise(100_001), { tax: 1800, commission: 1500 });
    const parts = partsOfBill(split, [
      { servicemanId: SURESH, minutes: 7 },
      { servicemanId: IMRAN, minutes: 3 },
      { servicemanId: MEENA, minutes: 0 },
    ]);
    const sums = [0, 0, 0];
    for (const [before, added] of [
      [0, 1],
      [1, 33_333],
      [33_334, 66_667],
    ] as const)
      addedByParts(paise(before), paise(added), parts).forEach((piece, index) => {
        sums[index] = (sums[index] ?? 0) + piece.added;
      });
    expect(sums).toEqual(parts.map(({ billed }) => billed));
  });
});
