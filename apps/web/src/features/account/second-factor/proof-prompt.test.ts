import type { OutputOf } from '@karigar/contract/define-call';
import type { requestSecondProof } from '@karigar/contract/recovery/request-second-proof';
import { expect, it } from 'vitest';
import { promptOf, lastFour } from './proof-prompt.ts';

const NOW = 1_000_000;
const ok = (data: OutputOf<typeof requestSecondProof>) =>
  promptOf({ kind: 'ok', data, message: '' }, NOW);
const no = { kind: 'refused', message: 'No.', details: null } as const;

it('asks for the proof that the server names', () => {
  expect(ok({ proof: 'email', sentTo: 's***@example.in', retryAfterSeconds: 30 })).toEqual({
    kind: 'email',
    sentTo: 's***@example.in',
    retryAt: NOW + 30_000,
  });
  const rest = { sentTo: '', retryAfterSeconds: 0 };
  expect(ok({ proof: 'last-four', triesLeft: 3, ...rest })).toEqual({
    kind: 'last-four',
    triesLeft: 3,
  });
  expect(ok({ proof: 'last-four', ...rest })).toEqual({ kind: 'last-four', triesLeft: null });
  expect(ok({ proof: 'operations', ...rest })).toEqual({ kind: 'operations' });
});

it('leads to support when all tries are used or the email was removed', () => {
  const rest = { sentTo: '', retryAfterSeconds: 0 };
  expect(ok({ proof: 'last-four', triesLeft: 0, ...rest })).toEqual({ kind: 'operations' });
  expect(ok({ proof: 'email', ...rest })).toEqual({ kind: 'operations' });
  expect(lastFour(0)).toEqual({ kind: 'operations' });
});

it('asks to type a code that was sent a moment ago', () => {
  const tooSoon = { ...no, code: 'otp.too-soon' } as const;
  expect(promptOf({ ...tooSoon, details: { retryAfterSeconds: 24 } }, NOW)).toEqual({
    kind: 'email',
    sentTo: '',
    retryAt: NOW + 24_000,
  });
  const atOnce = { kind: 'email', sentTo: '', retryAt: NOW };
  expect(promptOf(tooSoon, NOW)).toEqual(atOnce);
  expect(promptOf({ ...no, code: 'otp.too-many-sends' }, NOW)).toEqual(atOnce);
});

it('returns no prompt for another refusal or a network error', () => {
  expect(promptOf({ ...no, code: 'captcha.needed' }, NOW)).toBeNull();
  expect(promptOf({ kind: 'offline' }, NOW)).toBeNull();
});
