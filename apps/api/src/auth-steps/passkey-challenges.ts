import { CHALLENGE_LIFE_MS } from '@karigar/domain/identity/passkeys';
import type { CallScope } from '#wire/define-handler';
import { deviceHash } from '../auth/device.ts';
import {
  consumeChallenge,
  keepChallenge,
  type ChallengePurpose,
} from '../auth/passkey-challenge-store.ts';
import type { Begun } from '../auth/passkeys.ts';
import { sessionOf } from '../auth/who.ts';

/** An invited person has neither session nor account: the invitation itself holds the challenge. */
type ChallengeFor = Exclude<ChallengePurpose, 'invite'> | { readonly invite: number };

const purposeOf = (given: ChallengeFor): ChallengePurpose =>
  typeof given === 'string' ? given : 'invite';

/** Who must answer a challenge: the session that adds or shows a passkey, or the browser that logs in. */
const holderOf = ({ who, device, context }: CallScope, given: ChallengeFor): string => {
  if (typeof given !== 'string') return `invite:${given.invite}`;
  return given === 'add' || given === 'proof'
    ? `session:${sessionOf(who)}`
    : deviceHash(context.vault, device.name);
};

export const giveChallenge = async (
  scope: CallScope,
  given: ChallengeFor,
  { challenge, options }: Begun,
): Promise<{ readonly options: string }> => {
  const expiresAt = new Date(scope.now + CHALLENGE_LIFE_MS);
  await keepChallenge(scope.tx, holderOf(scope, given), purposeOf(given), { challenge, expiresAt });
  return { options };
};

export const takeChallenge = (scope: CallScope, given: ChallengeFor): Promise<string | null> =>
  consumeChallenge(scope.tx, holderOf(scope, given), purposeOf(given), new Date(scope.now));
