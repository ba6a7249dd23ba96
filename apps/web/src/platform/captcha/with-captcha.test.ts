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

/** A server that requires a captcha, and the inputs it received. */
const guarded = () => {
  const sent: (string | undefined)[] = [];
  const send = async (captcha?: string): Promise<Result> => {
    sent.push(captcha);
    return captcha === 'c:7' ? opened : needed;
  };
  return { sent, send };
};

it('makes one call when no captcha is required', async () => {
  let calls = 0;
  const send = async (): Promise<Result> => {
    calls += 1;
    return opened;
  };
  expect(await withCaptcha(send, parts)).toBe(opened);
  expect(calls).toBe(1);
});

it('solves the captcha that the server requires, and sends again', async () => {
  const { sent, send } = guarded();
  expect(await withCaptcha(send, parts)).toBe(opened);
  expect(sent).toEqual([undefined, 'c:7']);
});

it("returns the server's refusal when the captcha cannot be solved", async () => {
  const { sent, send } = guarded();
  expect(await withCaptcha(send, { ...parts, solve: async () => null })).toBe(needed);
  expect(sent).toEqual([undefined]);
});

it('reports a missing network when the challenge cannot be loaded', async () => {
  const fetchChallenge: CaptchaParts['fetchChallenge'] = async () => ({ kind: 'offline' });
  const result = await withCaptcha(guarded().send, { ...parts, fetchChallenge });
  expect(result).toEqual({ kind: 'offline' });
});
