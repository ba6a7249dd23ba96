import { PROOF_LIFE_MS, type Act } from '@karigar/domain/identity/step-up';
import type { Recipient } from '@karigar/domain/identity/recipient';
import { accepted, refused, type Accepted } from '@karigar/domain/result';
import type { Vault } from '#platform/vault';
import type { CallScope, HandlerRefusal } from '#wire/define-handler';
import {
  keepProof,
  readProofs,
  consumeProofs,
  type FreshProof,
} from '../auth/fresh-proof-store.ts';
import { accountOf, sessionOf } from '../auth/who.ts';

const holderOf = ({ who }: CallScope) => ({
  sessionId: sessionOf(who),
  accountId: accountOf(who),
});

const subjectHash = (vault: Vault, { channel, address }: Recipient): string =>
  vault.keyedHash(address, `new-${channel}`);

/** Proof that the caller controls a new phone or email. */
export const newContactProof = (vault: Vault, to: Recipient) => ({
  purpose: `new-${to.channel}` as const,
  subjectHash: subjectHash(vault, to),
});

/** A code to the account's phone, for one act. */
export const byPhone = (act: Act): FreshProof => ({ purpose: act, subjectHash: '' });
/** A code to the account's email for one act, with a password that is old enough: weaker than the phone. */
export const byEmail = (act: Act): FreshProof => ({ purpose: `${act}-by-email`, subjectHash: '' });
/** Both, where either is enough and the act uses up what was shown for it. */
export const proofsFor = (act: Act): readonly FreshProof[] => [byPhone(act), byEmail(act)];

export const giveProof = (scope: CallScope, proof: FreshProof): Promise<void> =>
  keepProof(scope.tx, holderOf(scope), proof, new Date(scope.now + PROOF_LIFE_MS));

export const heldProofs = (scope: CallScope): Promise<FreshProof[]> =>
  readProofs(scope.tx, holderOf(scope), new Date(scope.now));

export const needsStepUp = (act: Act) => ({ ...refused('step-up.needed'), details: { act } });

/** Refused unless the session has shown its phone, or its email with the password, for this act. */
export const haveSteppedUp = async (
  scope: CallScope,
  act: Act,
): Promise<Accepted<null> | HandlerRefusal<'step-up.needed'>> => {
  const wanted = proofsFor(act);
  const isShown = (await heldProofs(scope)).some(({ purpose }) =>
    wanted.some((one) => one.purpose === purpose),
  );
  return isShown ? accepted(null) : needsStepUp(act);
};

/** The first missing proof; null when all are there. */
export const missingProof = async <Needed extends FreshProof>(
  scope: CallScope,
  needed: readonly Needed[],
): Promise<Needed | null> => {
  const held = await heldProofs(scope);
  const has = ({ purpose, subjectHash: subject }: FreshProof): boolean =>
    held.some((one) => one.purpose === purpose && one.subjectHash === subject);
  return needed.find((proof) => !has(proof)) ?? null;
};

/** Each proof is valid for one act. */
export const usedUp = (scope: CallScope, used: readonly FreshProof[]): Promise<void> =>
  consumeProofs(
    scope.tx,
    holderOf(scope),
    used.map(({ purpose }) => purpose),
  );
