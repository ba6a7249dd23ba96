import type { Instant } from '@karigar/domain/dates/instant';
import {
  LAST_FOUR_TRIES,
  secondProof,
  type PhoneLogin,
  type SecondProof,
} from '@karigar/domain/identity/second-proof';
import type { Transaction } from '#platform/db';
import type { Vault } from '#platform/vault';
import { isNamed } from './device.ts';
import { readFacts, type SecondProofFacts } from './second-proof-store.ts';

const lastFourOf = ({ hasNumber, lastFourTries }: SecondProofFacts): PhoneLogin['lastFour'] => {
  if (!hasNumber) return 'none';
  return lastFourTries < LAST_FOUR_TRIES ? 'open' : 'used-up';
};

/** A caller without a device id may be anybody, so it is never known. */
const deviceOf = (
  { isDeviceKnown, hadDevices }: SecondProofFacts,
  hasName: boolean,
): PhoneLogin['device'] => {
  if (hasName && isDeviceKnown) return 'known';
  return hadDevices ? 'new' : 'first';
};

type Asking = {
  readonly tx: Transaction;
  readonly now: Instant;
  readonly context: { readonly vault: Pick<Vault, 'keyedHash'> };
};

/** The second factor that this account needs on this device beside the phone; null for none. */
export const neededSecondFactor = async (
  { tx, now, context }: Asking,
  accountId: number,
  deviceHash: string,
): Promise<SecondProof | null> => {
  const facts = await readFacts(tx, accountId, deviceHash);
  return secondProof({
    device: deviceOf(facts, isNamed(context.vault, deviceHash)),
    hasProvenEmail: facts.hasProvenEmail,
    hasData: facts.hasData,
    idleMs: now - facts.lastSeenAt.getTime(),
    lastFour: lastFourOf(facts),
    disowned: facts.disowned,
  });
};
