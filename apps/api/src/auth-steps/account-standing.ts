import {
  mayAddPasskey,
  mayChange,
  type AccountFact,
  type FactRefusal,
  type Standing,
  type StepUpProof,
} from '@karigar/domain/identity/account-facts';
import type { Result } from '@karigar/domain/result';
import type { CallScope } from '#wire/define-handler';
import { readStanding } from '../auth/standing-store.ts';
import { accountOf, sessionOf } from '../auth/who.ts';
import { heldProofs, STEP_UP, STEP_UP_BY_EMAIL } from './fresh-proofs.ts';

const proofsOf = (purposes: readonly string[]): StepUpProof[] => [
  ...(purposes.includes(STEP_UP.purpose) ? (['phone'] as const) : []),
  ...(purposes.includes(STEP_UP_BY_EMAIL.purpose) ? (['email'] as const) : []),
];

const standingOf = async (scope: CallScope): Promise<Standing> => {
  const { tx, now, who } = scope;
  const { deviceSince, phoneSince, ...rest } = await readStanding(
    tx,
    accountOf(who),
    sessionOf(who),
  );
  const purposes = (await heldProofs(scope)).map(({ purpose }) => purpose);
  return {
    ...rest,
    now,
    proofs: proofsOf(purposes),
    deviceSince: deviceSince?.getTime() ?? null,
    phoneSince: phoneSince?.getTime() ?? null,
  };
};

/** Whether this session may change the fact now: the domain's rule over what the database holds. */
export const mayChangeFact = async (
  scope: CallScope,
  fact: Exclude<AccountFact, 'password'>,
): Promise<Result<null, FactRefusal>> => mayChange(fact, await standingOf(scope));

/** Whether this session may add a passkey now. */
export const mayAddPasskeyNow = async (scope: CallScope): Promise<Result<null, FactRefusal>> =>
  mayAddPasskey(await standingOf(scope));
