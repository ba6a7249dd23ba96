import { getCaptcha } from '@karigar/contract/sign-in/get-captcha';
import { accepted } from '@karigar/domain/result';
import { newChallenge } from '#auth-steps/captcha';
import { defineHandler } from '#wire/define-handler';

export const getCaptchaHandler = defineHandler(getCaptcha, async (_input, { context, now }) =>
  accepted({
    challenge: newChallenge(context.vault, now),
    difficulty: context.config.captchaBits,
  }),
);
