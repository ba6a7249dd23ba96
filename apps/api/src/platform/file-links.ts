import type { Clock } from './clock.ts';
import { sameText, type Vault } from './vault.ts';

export type FileLinks = {
  /** Where a file can be had for the next minutes, by whoever holds the link. */
  readonly link: (key: string | null) => string | null;
  /** For how many more seconds the link is good; null for one that is not, or never was. */
  readonly secondsLeft: (key: string, until: string, seal: string) => number | null;
};

const STEP_SECONDS = 300;

/**
 * Links live 5 to 10 minutes and are equal within a step of five, so a browser that asks for the
 * same list again finds its pictures in its cache.
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
