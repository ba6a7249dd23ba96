import { createHash } from 'node:crypto';

export type Captcha = { readonly challenge: string; readonly difficulty: number };

const zeroBits = (text: string): number =>
  Math.clz32(createHash('sha256').update(text).digest().readUInt32BE(0));

/** Solves the proof of work as a browser would, or returns a wrong solution on purpose. */
export const solveCaptcha = ({ challenge, difficulty }: Captcha, isRight = true): string => {
  for (let guess = 0; ; guess += 1) {
    const captcha = `${challenge}:${guess}`;
    if (zeroBits(captcha) >= difficulty === isRight) return captcha;
  }
};
