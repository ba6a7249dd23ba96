import type { Instant } from '@karigar/domain/dates/instant';
import { SHOWN_AFTER_MS } from '@karigar/domain/verification/review';
import type { Transaction } from '#platform/db';
import { addAccountNotification } from '#relay/account-notification-store';
import {
  listUntold,
  listUntoldOf,
  markNotified,
  showAnswers,
  type UntoldAnswer,
} from './tell-store.ts';

type Scope = { readonly tx: Transaction; readonly now: Instant };

const tell = async ({ tx, now }: Scope, answer: UntoldAnswer): Promise<void> => {
  const { id, account_id: accountId, outcome, type, reason_kind: reasonKind, words } = answer;
  await addAccountNotification(tx, accountId, `document-${outcome}`, new Date(now), {
    document: type,
    ...(reasonKind === null ? {} : { reasonKind }),
    ...(words === null ? {} : { words }),
  });
  await markNotified(tx, id, new Date(now));
};

/** Tells servicemen of answers that can no longer be taken back. Returns how many. */
export const tellAnswers = async (scope: Scope, limit: number): Promise<number> => {
  const due = await listUntold(scope.tx, new Date(scope.now - SHOWN_AFTER_MS), limit);
  for (const answer of due) await tell(scope, answer);
  return due.length;
};

/** Before a decision that follows from the answers: from then on none can be taken back. */
export const tellAnswersOf = async (scope: Scope, accountId: number): Promise<void> => {
  for (const answer of await listUntoldOf(scope.tx, accountId)) await tell(scope, answer);
  await showAnswers(scope.tx, accountId);
};
