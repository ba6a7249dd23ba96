import type { Instant } from '@karigar/domain/dates/instant';
import {
  LAST_FOUR_TRIES,
  secondProof,
  type PhoneLogin,
  type SecondProof,
} from '@karigar/domain/identity/second-proof';
import type { Transaction } from '#platform/db';
import { readFacts, type SecondProofFacts } from './second-proof-store.ts';

const lastFourOf = ({ hasNumber, lastFourTries }: SecondProofFacts): PhoneLogin['lastFour'] => {
  if (!hasNumber) return 'none';
  return lastFourTries < LAST_FOUR_TRIES ? 'open' : 'used-up';
};

const deviceOf = ({ isDeviceKnown, knowsDevices }: SecondProofFacts): PhoneLogin['device'] => {
  if (isDeviceKnown) return 'known';
  return knowsDevices ? 'new' : 'first';
};

/** The second factor that this account needs on this device beside the phone; null for none. */
export const neededSecondFactor = async (
  { tx, now }: { readonly tx: Transaction; readonly now: Instant },
  accountId: number,
  deviceHash: string,
): Promise<SecondProof | null> => {
  const facts = await readFacts(tx, accountId, deviceHash);
  return secondProof({
    device: deviceOf(facts),
    hasProvenEmail: facts.hasProvenEmail,
    hasData: facts.hasName || facts.hasNumber,
    idleMs: now - facts.lastSeenAt.getTime(),
    lastFour: lastFourOf(facts),
  });
};
