import { getCaptcha } from '@karigar/contract/sign-in/get-captcha';
import { call } from '#platform/api/call';
import type { CaptchaParts } from './with-captcha.ts';
import { workCaptcha } from './work-captcha.ts';

/** A challenge of our server, solved in a worker. */
export const captchaParts: CaptchaParts = {
  fetchChallenge: () => call(getCaptcha, {}),
  solve: workCaptcha,
};
