import type { CallResult } from '@karigar/contract/call-result';
import type { loginWithPassword } from '@karigar/contract/sign-in/login-with-password';
import { expect, it } from 'vitest';
import { withCaptcha, type CaptchaParts } from './with-captcha.ts';

type Result = CallResult<typeof loginWithPassword>;

const opened: Result = {
  kind: 'ok',
  data: { authToken: 'token', role: 'serviceman' },
  message: '',
};
const needed: Result = { kind: 'refused', code: 'captcha.needed', message: '', details: null };

const parts: CaptchaParts = {
  fetchChallenge: async () => ({
    kind: 'ok',
    data: { challenge: 'c', difficulty: 1 },
    message: '',
  }),
  solve: async ({ challenge }) => `${challenge}:7`,
};

/** A server that lets in only those who did the work, and what it was sent. */
const guarded = () => {
  const sent: (string | undefined)[] = [];
  const send = async (captcha?: string): Promise<Result> => {
    sent.push(captcha);
    return captcha === 'c:7' ? opened : needed;
  };
  return { sent, send };
};

it('is one call where no work is asked for', async () => {
  let calls = 0;
  const send = async (): Promise<Result> => {
    calls += 1;
    return opened;
  };
  expect(await withCaptcha(send, parts)).toBe(opened);
  expect(calls).toBe(1);
});

it('does the work the server asks for, and sends again', async () => {
  const { sent, send } = guarded();
  expect(await withCaptcha(send, parts)).toBe(opened);
  expect(sent).toEqual([undefined, 'c:7']);
});

it('says what the server said where the work cannot be done', async () => {
  const { sent, send } = guarded();
  expect(await withCaptcha(send, { ...parts, solve: async () => null })).toBe(needed);
  expect(sent).toEqual([undefined]);
});

it('says that there is no network where the challenge cannot be fetched', async () => {
  const fetchChallenge: CaptchaParts['fetchChallenge'] = async () => ({ kind: 'offline' });
  const result = await withCaptcha(guarded().send, { ...parts, fetchChallenge });
  expect(result).toEqual({ kind: 'offline' });
});
