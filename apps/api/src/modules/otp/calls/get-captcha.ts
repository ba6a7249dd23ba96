import { getCaptcha } from '@karigar/contract/accounts/get-captcha';
import { accepted } from '@karigar/domain/result';
import { newChallenge } from '#auth/captcha';
import { answer } from '#wire/handler';

export const getCaptchaAnswer = answer(getCaptcha, async (_input, { context, now }) =>
  accepted({
    challenge: newChallenge(context.vault, now),
    difficulty: context.config.captchaBits,
  }),
);
