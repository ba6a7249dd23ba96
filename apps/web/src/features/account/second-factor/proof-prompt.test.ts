import type { OutputOf } from '@karigar/contract/define-call';
import type { requestSecondProof } from '@karigar/contract/recovery/request-second-proof';
import { expect, it } from 'vitest';
import { promptOf, detailOf, lastFour } from './proof-prompt.ts';

const NOW = 1_000_000;
const ok = (data: OutputOf<typeof requestSecondProof>) =>
  promptOf({ kind: 'ok', data, message: '' }, NOW);
const refused = (code: string, details: unknown = null) =>
  promptOf({ kind: 'refused', code, message: 'No.', details }, NOW);

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
  expect(refused('otp.too-soon', { retryAfterSeconds: 24 })).toEqual({
    kind: 'email',
    sentTo: '',
    retryAt: NOW + 24_000,
  });
  expect(refused('otp.too-many-sends')).toEqual({ kind: 'email', sentTo: '', retryAt: NOW });
});

it('returns no prompt for another refusal or a network error', () => {
  expect(refused('captcha.needed')).toBeNull();
  expect(promptOf({ kind: 'offline' }, NOW)).toBeNull();
  expect(detailOf({ triesLeft: 'x' }, 'triesLeft')).toBeNull();
  expect(detailOf({ triesLeft: 2 }, 'triesLeft')).toBe(2);
});
