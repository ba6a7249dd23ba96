import type { Clock } from './clock.ts';
import { sameText, type Vault } from './vault.ts';

export type FileLinks = {
  /** A link to the file, valid for some minutes for whoever has it. */
  readonly link: (key: string | null) => string | null;
  /** Seconds until the link expires; null for an expired or invalid link. */
  readonly secondsLeft: (key: string, until: string, seal: string) => number | null;
};

const STEP_SECONDS = 300;

/**
 * Links are valid for 5 to 10 minutes and equal within a step of five, so that a browser which
 * reads the same list again has the pictures in its cache.
 */
export const createFileLinks = (vault: Pick<Vault, 'keyedHash'>, clock: Clock): FileLinks => {
  const sealOf = (key: string, until: string): string =>
    vault.keyedHash(`${until}\n${key}`, 'file-link');
  return {
    link: (key) => {
      if (key === null) return null;
      const step = Math.floor(clock() / 1000 / STEP_SECONDS);
      const until = String((step + 2) * STEP_SECONDS);
      return `/files/${key}?until=${until}&seal=${sealOf(key, until)}`;
    },
    secondsLeft: (key, until, seal) => {
      if (!sameText(seal, sealOf(key, until))) return null;
      const left = Number(until) - Math.floor(clock() / 1000);
      return left > 0 ? left : null;
    },
  };
};
