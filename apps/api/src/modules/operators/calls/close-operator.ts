import { closeOperator } from '@karigar/contract/operators/close-operator';
import { accepted, refused } from '@karigar/domain/result';
import { readWrittenReason } from '@karigar/domain/written-reason';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { closeNow } from '../close-now.ts';
import { isLastAdmin, lockColleague } from '../team-store.ts';

export const closeOperatorHandler = defineHandler(
  closeOperator,
  async ({ accountId, reason: written }, scope) => {
    const { tx, who, note } = scope;
    const reason = readWrittenReason(written);
    if (reason === null) return refused('console.reason-missing');
    if (accountId === accountOf(who)) return refused('operator.yourself');
    const isLast = await isLastAdmin(tx, accountId);
    const operator = await lockColleague(tx, accountId);
    if (operator === null || operator.isClosed) return refused('operator.not-found');
    note({ subjectId: accountId, reason });
    if (isLast) return refused('operator.last-admin');
    await closeNow(scope, operator);
    return accepted(null);
  },
  { as: 'ops' },
);
