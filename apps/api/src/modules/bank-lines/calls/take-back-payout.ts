import { takeBackPayout } from '@karigar/contract/bank-lines/take-back-payout';
import { refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { takeBackTransfer } from '#modules/payouts/index';
import { defineHandler } from '#wire/define-handler';
import { lockLine, saveMatched } from '../bank-line-store.ts';

export const takeBackPayoutHandler = defineHandler(
  takeBackPayout,
  async ({ lineId, rowId }, scope) => {
    const { tx, now, who } = scope;
    const line = await lockLine(tx, lineId);
    if (line === null) return refused('bank-line.not-found');
    if (line.state !== 'waiting') return refused('bank-line.answered');
    const { amount, words } = line;
    const done = await takeBackTransfer(scope, { rowId, amount, words });
    if (done.ok) {
      const matched = { kind: 'returned', id: String(rowId) } as const;
      await saveMatched(tx, lineId, matched, accountOf(who), new Date(now));
    }
    return done;
  },
  { as: 'ops' },
);
