import { PROOF_LIFE_MS } from '@karigar/domain/identity/step-up';
import type { Recipient } from '@karigar/domain/identity/recipient';
import type { Vault } from '#platform/vault';
import type { CallScope } from '#wire/define-handler';
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
export const newContactProof = (vault: Vault, to: Recipient): FreshProof => ({
  purpose: `new-${to.channel}`,
  subjectHash: subjectHash(vault, to),
});

/** A code to the account's phone. */
export const STEP_UP: FreshProof = { purpose: 'step-up', subjectHash: '' };
/** A code to the account's email, with a password that is old enough: weaker than the phone. */
export const STEP_UP_BY_EMAIL: FreshProof = { purpose: 'step-up-by-email', subjectHash: '' };
/** Both, where either is enough and one change uses up what was shown. */
export const STEP_UPS: readonly FreshProof[] = [STEP_UP, STEP_UP_BY_EMAIL];

export const giveProof = (scope: CallScope, proof: FreshProof): Promise<void> =>
  keepProof(scope.tx, holderOf(scope), proof, new Date(scope.now + PROOF_LIFE_MS));

export const heldProofs = (scope: CallScope): Promise<FreshProof[]> =>
  readProofs(scope.tx, holderOf(scope), new Date(scope.now));

/** Whether the session has shown its phone, or its email with the password. */
export const hasSteppedUp = async (scope: CallScope): Promise<boolean> =>
  (await heldProofs(scope)).some((held) =>
    STEP_UPS.some(({ purpose }) => purpose === held.purpose),
  );

/** The first missing proof; null when all are there. */
export const missingProof = async (
  scope: CallScope,
  needed: readonly FreshProof[],
): Promise<FreshProof | null> => {
  const held = await heldProofs(scope);
  const has = ({ purpose, subjectHash: subject }: FreshProof): boolean =>
    held.some((one) => one.purpose === purpose && one.subjectHash === subject);
  return needed.find((proof) => !has(proof)) ?? null;
};

/** Each proof is valid for one change. */
export const usedUp = (scope: CallScope, used: readonly FreshProof[]): Promise<void> =>
  consumeProofs(
    scope.tx,
    holderOf(scope),
    used.map(({ purpose }) => purpose),
  );
