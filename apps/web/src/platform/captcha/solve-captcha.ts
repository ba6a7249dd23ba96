import { sha256 } from './sha256.ts';

export type Captcha = { readonly challenge: string; readonly difficulty: number };

/** The text whose hash starts with enough zero bits; on average 2^difficulty tries. */
export const solveCaptcha = ({ challenge, difficulty }: Captcha): string => {
  for (let guess = 0; ; guess += 1) {
    const captcha = `${challenge}:${guess}`;
    if (Math.clz32(sha256(captcha)[0] ?? -1) >= difficulty) return captcha;
  }
};
