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

export const STEP_UP: FreshProof = { purpose: 'step-up', subjectHash: '' };

export const giveProof = (scope: CallScope, proof: FreshProof): Promise<void> =>
  keepProof(scope.tx, holderOf(scope), proof, new Date(scope.now + PROOF_LIFE_MS));

/** The first missing proof; null when all are there. */
export const missingProof = async (
  scope: CallScope,
  needed: readonly FreshProof[],
): Promise<FreshProof | null> => {
  const held = await readProofs(scope.tx, holderOf(scope), new Date(scope.now));
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
