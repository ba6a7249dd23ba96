import { expect, it } from 'vitest';
import { readWrittenReason } from './written-reason.ts';

it.each([
  ['  payout  failed,\nbank asks ', 'payout failed, bank asks'],
  ['बैंक ने पैसा लौटाया', 'बैंक ने पैसा लौटाया'],
])('reads %j', (written, reason) => {
  expect(readWrittenReason(written)).toBe(reason);
});

it.each(['', 'because', '          ', '1234567890123', '. . . . . . . . . .'])(
  'takes %j for no reason',
  (written) => {
    expect(readWrittenReason(written)).toBeNull();
  },
);
