import { expect, it } from 'vitest';
import { mayReleaseNumber, type NumberHolder } from './number-release.ts';

const DAY = 86_400_000;
const now = 1_800_000_000_000;
const ripe: NumberHolder = {
  openBookings: 0,
  hasMoney: false,
  lastUsedAt: now - 31 * DAY,
  isFrozen: false,
  claimedAt: now - 3 * DAY,
};
const may = (changed: Partial<NumberHolder>) => {
  const answer = mayReleaseNumber({ ...ripe, ...changed }, now);
  return answer.ok ? 'ok' : answer.refusal;
};

it.each([
  [{}, 'ok'],
  [{ lastUsedAt: null }, 'ok'],
  [{ claimedAt: null }, 'number.waits'],
  [{ claimedAt: now - 3 * DAY + 1 }, 'number.waits'],
  [{ claimedAt: now - 30 * DAY }, 'number.waits'],
  [{ lastUsedAt: now - 30 * DAY + 1 }, 'number.in-use'],
  [{ openBookings: 1 }, 'number.in-use'],
  [{ hasMoney: true }, 'number.in-use'],
  [{ isFrozen: true }, 'number.in-use'],
] as const)('a number with %j: %s', (changed, answer) => expect(may(changed)).toBe(answer));
