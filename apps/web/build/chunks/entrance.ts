import type { Chunk } from '../chunk.ts';

/** The calls of the sign-in, which its screens fetch when they are touched. */
export const entrance: Chunk = {
  name: 'entrance',
  files: {
    'apps/web/src/entities/sign-in': [
      'enter-as-guest.ts',
      'log-in-by-identity.ts',
      'log-in-by-password.ts',
      'request-code.ts',
    ],
    'apps/web/src/platform/captcha': [
      'captcha-parts.ts',
      'captcha-worker.ts',
      'sha256.ts',
      'solve-captcha.ts',
      'with-captcha.ts',
      'work-captcha.ts',
    ],
    'packages/contract/src/sessions': ['continue-as-guest.ts'],
    'packages/contract/src/sign-in': [
      'get-captcha.ts',
      'identity.ts',
      'login-with-id-token.ts',
      'login-with-password.ts',
      'request-otp.ts',
      'verify-otp.ts',
    ],
  },
};
