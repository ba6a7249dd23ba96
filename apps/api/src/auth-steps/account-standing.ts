import type { Instant } from '@karigar/domain/dates/instant';
import {
  mayAddPasskey,
  mayChange,
  type AccountFact,
  type FactRefusal,
  type Standing,
  type StepUpProof,
} from '@karigar/domain/identity/account-facts';
import type { Act } from '@karigar/domain/identity/step-up';
import { refused, type Accepted, type Result } from '@karigar/domain/result';
import type { Transaction } from '#platform/db';
import type { CallScope, HandlerRefusal } from '#wire/define-handler';
import { readStanding } from '../auth/standing-store.ts';
import { accountOf, sessionOf } from '../auth/who.ts';
import { byEmail, byPhone, heldProofs, needsStepUp } from './fresh-proofs.ts';

const proofsOf = (purposes: readonly string[], act: Act): StepUpProof[] => [
  ...(purposes.includes(byPhone(act).purpose) ? (['phone'] as const) : []),
  ...(purposes.includes(byEmail(act).purpose) ? (['email'] as const) : []),
];

/** What the account has proven, and since when it knows this device and its phone. */
export const agesOf = async (tx: Transaction, who: CallScope['who'], now: Instant) => {
  const row = await readStanding(tx, accountOf(who), sessionOf(who));
  const { deviceSince, phoneSince } = row;
  return {
    ...row,
    now,
    deviceSince: deviceSince?.getTime() ?? null,
    phoneSince: phoneSince?.getTime() ?? null,
  };
};

const standingOf = async (scope: CallScope, act: Act): Promise<Standing> => {
  const ages = await agesOf(scope.tx, scope.who, scope.now);
  const purposes = (await heldProofs(scope)).map(({ purpose }) => purpose);
  return { ...ages, proofs: proofsOf(purposes, act) };
};

type Answer = Accepted<null> | HandlerRefusal<FactRefusal>;

/** The client learns which act to ask a code for. */
const naming = (act: Act, answer: Result<null, FactRefusal>): Answer => {
  if (answer.ok) return answer;
  return answer.refusal === 'step-up.needed' ? needsStepUp(act) : refused(answer.refusal);
};

/** Whether this session may change the fact now: the domain's rule over what the database holds. */
export const mayChangeFact = async (
  scope: CallScope,
  fact: Exclude<AccountFact, 'password'>,
): Promise<Answer> => {
  const act = `change-${fact}` as const;
  return naming(act, mayChange(fact, await standingOf(scope, act)));
};

/** Whether this session may add a passkey now. */
export const mayAddPasskeyNow = async (scope: CallScope): Promise<Answer> =>
  naming('add-passkey', mayAddPasskey(await standingOf(scope, 'add-passkey')));
