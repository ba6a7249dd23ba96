import { expect, it } from 'vitest';
import { lookAgainAt, nextRing, type Ringing } from './ring-duty.ts';

const NOW = Date.UTC(2026, 6, 18, 5);
const MINUTE = 60_000;

const ringing = (own: Partial<Ringing>): Ringing => ({
  isEnded: false,
  takenUntil: null,
  isNew: false,
  rounds: 1,
  lastRoundAt: NOW - 10_000,
  isAnySent: true,
  isAnyUnsent: false,
  ...own,
});

it.each([
  ['nobody was told yet', { rounds: 0, lastRoundAt: null }, { do: 'ring' }],
  ['it has ended', { isEnded: true, lastRoundAt: null }, { do: 'stop' }],
  [
    'somebody has it',
    { takenUntil: NOW + MINUTE, lastRoundAt: null },
    { do: 'wait', until: NOW + MINUTE },
  ],
  ['who had it let it go', { takenUntil: NOW, lastRoundAt: NOW - MINUTE }, { do: 'ring' }],
  ['a round went out just now', {}, { do: 'wait', until: NOW + 50_000 }],
  ['it is another alarm', { isNew: true, rounds: 4 }, { do: 'ring' }],
  ['it is one of many', { isNew: true, rounds: 5 }, { do: 'wait', until: NOW + 50_000 }],
  ['a message was certainly not sent', { isAnyUnsent: true }, { do: 'retry' }],
  ['no provider certainly has it', { isAnySent: false }, { do: 'wait', until: NOW + 5000 }],
  ['a round is a minute old', { rounds: 29, lastRoundAt: NOW - MINUTE }, { do: 'ring' }],
  ['thirty rounds went out', { rounds: 30, lastRoundAt: NOW - MINUTE }, { do: 'stop' }],
] as const)('phones on duty, when %s', (_when, own, move) => {
  expect(nextRing(ringing(own), NOW)).toEqual(move);
});

it('what was not sent is tried after five seconds, a round follows after a minute, or sooner in doubt', () => {
  const after = (isAnySent: boolean, isAnyUnsent: boolean) =>
    lookAgainAt({ isAnySent, isAnyUnsent }, NOW) - NOW;
  expect([after(true, true), after(true, false), after(false, false)]).toEqual([
    5000,
    MINUTE,
    15_000,
  ]);
});
