import { expect, it } from 'vitest';
import type { AnsweredRow } from './bank-results.ts';
import { nextTransferLook, transferAnswer, type ProviderWord } from './transfer.ts';

const UTR = 'HDFCN52026011612';
const word = (more: Partial<ProviderWord>): ProviderWord => ({
  status: 'processing',
  utr: null,
  words: null,
  isAccountFault: false,
  ...more,
});
const closed = { words: 'Account closed', isAccountFault: true } as const;

const row = (state: AnsweredRow['state']): AnsweredRow => ({
  id: 5,
  state,
  utr: state === 'paid' || state === 'returned' ? UTR : null,
});

it.each([
  ['waiting', word({}), null],
  ['waiting', word({ status: 'queued' }), null],
  ['waiting', word({ status: 'approval' }), null],
  ['waiting', word({ status: 'paid' }), null],
  ['waiting', word({ status: 'paid', utr: 'no utr' }), null],
  ['waiting', word({ status: 'paid', utr: UTR }), { state: 'paid', utr: UTR }],
  ['waiting', word({ status: 'failed', ...closed }), { state: 'failed', words: 'Account closed' }],
  [
    'waiting',
    word({ status: 'failed', words: 'Partner bank down' }),
    { state: 'not-sent', words: 'Partner bank down' },
  ],
  [
    'waiting',
    word({ status: 'cancelled', ...closed }),
    { state: 'not-sent', words: 'Account closed' },
  ],
  ['paid', word({ status: 'paid', utr: UTR }), null],
  ['paid', word({ status: 'processing' }), null],
  [
    'paid',
    word({ status: 'failed', ...closed }),
    { state: 'returned', utr: UTR, words: 'Account closed' },
  ],
  [
    'paid',
    word({ status: 'failed' }),
    { state: 'returned', utr: UTR, words: 'The bank gave no reason' },
  ],
  ['returned', word({ status: 'paid', utr: UTR }), null],
  ['failed', word({ status: 'paid', utr: UTR }), null],
  ['not-sent', word({ status: 'failed' }), null],
] as const)('a row that is %s, at %o', (state, said, answer) => {
  expect(transferAnswer(row(state), said)).toEqual(answer && { rowId: 5, ...answer });
});

it('the provider is asked less and less often, and daily for ten days after it has paid', () => {
  const look = (looks: number) => nextTransferLook({ looks, paidAt: null }, 1000);
  expect([0, 1, 2, 20].map(look)).toEqual([16_000, 31_000, 61_000, 1_801_000]);
  const day = 86_400_000;
  expect(nextTransferLook({ looks: 9, paidAt: 0 }, day)).toBe(2 * day);
  expect(nextTransferLook({ looks: 30, paidAt: 0 }, 10 * day + 1)).toBeNull();
});
