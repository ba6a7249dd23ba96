import { getCaptcha } from '@karigar/contract/sign-in/get-captcha';
import { call } from '#shared/api/call';
import type { CaptchaParts } from './with-captcha.ts';
import { workCaptcha } from './work-captcha.ts';

/** A challenge of our server, worked on beside the screen. */
export const captchaParts: CaptchaParts = {
  fetchChallenge: () => call(getCaptcha, {}),
  solve: workCaptcha,
};
