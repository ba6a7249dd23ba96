import type { Recipient } from '@karigar/domain/identity/recipient';
import { LAST_FOUR_TRIES } from '@karigar/domain/identity/second-proof';
import { accepted, refused } from '@karigar/domain/result';
import { sessionOf, type PendingLogin } from '#auth/who';
import { takeCode } from '#modules/sign-in/index';
import { sameText } from '#platform/vault';
import type { CallScope } from '#wire/define-handler';
import { readContact } from './contact-store.ts';
import { lockLastFourTries, readNumbers, saveLastFourTries } from './last-four-store.ts';

/** Recipient of the second factor's code; null if the email was removed since the login. */
export const provenEmail = async (
  { tx }: CallScope,
  { accountId }: PendingLogin,
): Promise<Recipient | null> => {
  const { email, isEmailProven } = await readContact(tx, accountId);
  return email !== null && isEmailProven ? { channel: 'email', address: email } : null;
};

const takeEmailCode = async (scope: CallScope, pendingLogin: PendingLogin, answer: string) => {
  const to = await provenEmail(scope, pendingLogin);
  if (to === null) return refused('second-proof.by-operations');
  const device = `session:${sessionOf(scope.who)}`;
  return takeCode(scope, { purpose: 'second-proof', to, device }, answer);
};

export const lastFourTriesLeft = async (
  { tx }: CallScope,
  { accountId }: PendingLogin,
): Promise<number> => Math.max(0, LAST_FOUR_TRIES - (await lockLastFourTries(tx, accountId)));

/** Guesses are counted per account: logging in again gives no new tries. */
const takeLastFour = async (
  { tx, context: { vault } }: CallScope,
  { accountId }: PendingLogin,
  answer: string,
) => {
  const tries = await lockLastFourTries(tx, accountId);
  if (tries >= LAST_FOUR_TRIES) return refused('second-proof.by-operations');
  const given = answer.trim().toUpperCase();
  const known = await readNumbers(tx, vault, accountId);
  const isRight = known.filter((number) => sameText(number, given)).length > 0;
  await saveLastFourTries(tx, accountId, isRight ? 0 : tries + 1);
  if (isRight) return accepted(null);
  const triesLeft = LAST_FOUR_TRIES - tries - 1;
  return { ...refused('second-proof.mismatch'), details: { triesLeft } };
};

export const takeSecondProof = (scope: CallScope, pendingLogin: PendingLogin, answer: string) => {
  if (pendingLogin.proof === 'email') return takeEmailCode(scope, pendingLogin, answer);
  if (pendingLogin.proof === 'last-four') return takeLastFour(scope, pendingLogin, answer);
  return Promise.resolve(refused('second-proof.by-operations'));
};
