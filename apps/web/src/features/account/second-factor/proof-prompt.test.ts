import type { OutputOf } from '@karigar/contract/define-call';
import type { requestSecondProof } from '@karigar/contract/recovery/request-second-proof';
import { expect, it } from 'vitest';
import { awaitedBy, detailOf, lastFour } from './proof-prompt.ts';

const NOW = 1_000_000;
const ok = (data: OutputOf<typeof requestSecondProof>) =>
  awaitedBy({ kind: 'ok', data, message: '' }, NOW);
const refused = (code: string, details: unknown = null) =>
  awaitedBy({ kind: 'refused', code, message: 'No.', details }, NOW);

it('asks for what the server names', () => {
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

it('leads to support when tries are used up or the email has gone', () => {
  const rest = { sentTo: '', retryAfterSeconds: 0 };
  expect(ok({ proof: 'last-four', triesLeft: 0, ...rest })).toEqual({ kind: 'operations' });
  expect(ok({ proof: 'email', ...rest })).toEqual({ kind: 'operations' });
  expect(lastFour(0)).toEqual({ kind: 'operations' });
});

it('takes a code that was sent a moment ago for one that can be typed', () => {
  expect(refused('otp.too-soon', { retryAfterSeconds: 24 })).toEqual({
    kind: 'email',
    sentTo: '',
    retryAt: NOW + 24_000,
  });
  expect(refused('otp.too-many-sends')).toEqual({ kind: 'email', sentTo: '', retryAt: NOW });
});

it('knows nothing from another refusal or a broken line', () => {
  expect(refused('captcha.needed')).toBeNull();
  expect(awaitedBy({ kind: 'offline' }, NOW)).toBeNull();
  expect(detailOf({ triesLeft: 'x' }, 'triesLeft')).toBeNull();
  expect(detailOf({ triesLeft: 2 }, 'triesLeft')).toBe(2);
});
