import { createHash, randomBytes } from 'node:crypto';
import type { Instant } from '@karigar/domain/dates/instant';
import type { Context } from '#context';
import type { Transaction } from '#platform/db';
import { sameText, type Vault } from '#platform/vault';
import { consumeChallenge } from '../auth/captcha-store.ts';

const LIFE_MS = 5 * 60_000;

const signed = (vault: Vault, words: string): string =>
  `${words}.${vault.keyedHash(words, 'captcha')}`;

/** A challenge carries its expiry, its work and our signature, so nothing is stored until it is solved. */
export const newChallenge = (vault: Vault, bits: number, now: Instant): string =>
  signed(vault, `${now + LIFE_MS}.${bits}.${randomBytes(12).toString('base64url')}`);

const isOurs = (vault: Vault, challenge: string, now: Instant): boolean => {
  const words = challenge.slice(0, challenge.lastIndexOf('.'));
  return sameText(challenge, signed(vault, words)) && Number(words.split('.')[0]) >= now;
};

const zeroBits = (written: string): number =>
  Math.clz32(createHash('sha256').update(written).digest().readUInt32BE(0));

type Asking = { readonly context: Context; readonly tx: Transaction; readonly now: Instant };

/** The price may have doubled once between the challenge and its use. */
const TOLERATED_BITS = 1;

/** True once per solved challenge that cost enough: `extraBits` more than the least. */
export const takeCaptcha = async (
  { context: { vault, config }, tx, now }: Asking,
  captcha: string,
  extraBits = 0,
): Promise<boolean> => {
  const challenge = captcha.slice(0, Math.max(0, captcha.indexOf(':')));
  if (!isOurs(vault, challenge, now)) return false;
  const bits = Number(challenge.split('.')[1]);
  const least = config.captchaBits + Math.max(0, extraBits - TOLERATED_BITS);
  if (bits < least || zeroBits(captcha) < bits) return false;
  return consumeChallenge(tx, vault.keyedHash(challenge, 'captcha-use'), new Date(now));
};
