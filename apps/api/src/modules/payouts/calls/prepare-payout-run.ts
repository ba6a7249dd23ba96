import { preparePayoutRun } from '@karigar/contract/payouts/prepare-payout-run';
import { dayOf } from '@karigar/domain/dates/india-day';
import { chargedFee, dailyFeeOn } from '@karigar/domain/payouts/pace';
import { leftOutNow, payoutNow } from '@karigar/domain/payouts/payable';
import { accepted, refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { readDailyRates } from '#modules/earnings/index';
import { defineHandler } from '#wire/define-handler';
import { listPayableFacts, lockPreparing } from '../payable-store.ts';
import { insertRows, type NewRow } from '../row-store.ts';
import { insertRun } from '../run-store.ts';

/** More servicemen than a marketplace of this size has. */
const EVERYBODY = 100_000;

export const preparePayoutRunHandler = defineHandler(
  preparePayoutRun,
  async ({ servicemanId = null, pace = 'weekly' }, { tx, now, who, note }) => {
    if (servicemanId !== null) note({ subjectId: servicemanId });
    await lockPreparing(tx);
    const isDaily = pace === 'daily';
    const offered = isDaily ? dailyFeeOn(await readDailyRates(tx), dayOf(now)) : null;
    const page = { after: 0, only: servicemanId, most: EVERYBODY, isDaily };
    const all = await listPayableFacts(tx, page);
    const rows = all.map((facts): NewRow => {
      const feeRate = isDaily ? chargedFee(facts.dailyFee ?? 0, offered) : 0;
      const { amount, kept, fee } = payoutNow(facts, feeRate);
      const isTransferred = amount > 0;
      return {
        servicemanId: facts.servicemanId,
        amount,
        kept,
        fee,
        bankVersion: isTransferred ? (facts.bank?.version ?? null) : null,
        bank: isTransferred ? facts.bankNumber : null,
        leftOut: leftOutNow(facts, { amount }, now),
      };
    });
    if (rows.every(({ leftOut }) => leftOut !== null)) return refused('payout.nothing-to-pay');
    const runId = await insertRun(tx, accountOf(who), new Date(now), pace);
    await insertRows(tx, runId, rows);
    return accepted({ runId });
  },
  { as: 'ops' },
);
