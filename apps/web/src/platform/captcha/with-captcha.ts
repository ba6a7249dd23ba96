import type { getCaptcha } from '@karigar/contract/sign-in/get-captcha';
import type { CallResult } from '@karigar/contract/call-result';
import type { AnyCall } from '@karigar/contract/define-call';
import type { Captcha } from './solve-captcha.ts';

export type CaptchaParts = {
  readonly fetchChallenge: () => Promise<CallResult<typeof getCaptcha>>;
  readonly solve: (captcha: Captcha) => Promise<string | null>;
};

/** Sends the call; if the server requires a captcha, solves it and sends again. */
export const withCaptcha = async <Call extends AnyCall>(
  send: (captcha?: string) => Promise<CallResult<Call>>,
  { fetchChallenge, solve }: CaptchaParts,
): Promise<CallResult<Call>> => {
  const first = await send();
  if (first.kind !== 'refused' || first.code !== 'captcha.needed') return first;
  const challenge = await fetchChallenge();
  if (challenge.kind !== 'ok') return challenge;
  const captcha = await solve(challenge.data);
  return captcha === null ? first : send(captcha);
};
