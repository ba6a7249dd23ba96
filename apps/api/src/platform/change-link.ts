import { createHash, randomBytes } from 'node:crypto';
import type { Vault } from './vault.ts';

const PURPOSE = 'change-link';
/** 132 bits: short enough for an SMS. */
const TOKEN_LENGTH = 22;

/** What a link is made from. The database alone, or the key alone, makes no link. */
export const newLinkSeed = (): string => randomBytes(16).toString('base64url');

export const linkToken = (vault: Pick<Vault, 'keyedHash'>, seed: string): string =>
  vault.keyedHash(seed, PURPOSE).slice(0, TOKEN_LENGTH);

/** As the database has it. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');

/** The app's page of a link. Opening it changes nothing. */
export const changeLinkPath = (token: string): string => `/not-me/${token}`;

const LINK = /\/not-me\/[^\s/?#"]+/g;

/** Without the token, for a log. */
export const withoutLinkToken = (text: string): string => text.replaceAll(LINK, '/not-me/…');

/** The token of a notification's link, by the seed in its details; null without one. */
export const changeTokenOf = (vault: Pick<Vault, 'keyedHash'>, details: unknown): string | null => {
  if (typeof details !== 'object' || details === null || !('seed' in details)) return null;
  return typeof details.seed === 'string' ? linkToken(vault, details.seed) : null;
};
