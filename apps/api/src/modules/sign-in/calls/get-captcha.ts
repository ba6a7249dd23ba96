import { getCaptcha } from '@karigar/contract/sign-in/get-captcha';
import { extraCaptchaBits } from '@karigar/domain/identity/otp-code';
import { accepted } from '@karigar/domain/result';
import { newChallenge } from '#auth-steps/captcha';
import { defineHandler } from '#wire/define-handler';
import { networksOf } from '../otp-request.ts';
import { countNetworkSends } from '../send-store.ts';

/** The more codes a network requested in the last hour, the more work. */
export const getCaptchaHandler = defineHandler(
  getCaptcha,
  async (_input, scope) => {
    const { context, tx, now } = scope;
    const sends = await countNetworkSends(tx, networksOf(scope), now);
    const difficulty = context.config.captchaBits + extraCaptchaBits(sends);
    return accepted({ challenge: newChallenge(context.vault, difficulty, now), difficulty });
  },
  { as: 'system', of: 'caller' },
);
