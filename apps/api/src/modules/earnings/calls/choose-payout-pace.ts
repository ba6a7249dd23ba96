import { choosePayoutPace } from '@karigar/contract/earnings/choose-payout-pace';
import { dayOf } from '@karigar/domain/dates/india-day';
import { choosePace, dailyFeeOn } from '@karigar/domain/payouts/pace';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { defineHandler } from '#wire/define-handler';
import { readDailyRates, savePace } from '../pace-store.ts';

export const choosePayoutPaceHandler = defineHandler(
  choosePayoutPace,
  async ({ pace, fee: shown = null }, { tx, who, now }) => {
    const offered = dailyFeeOn(await readDailyRates(tx), dayOf(now));
    const chosen = choosePace(pace, shown, offered);
    if (!chosen.ok) return chosen;
    await savePace(tx, accountOf(who), { pace, fee: chosen.value ?? 0 }, new Date(now));
    return accepted(null);
  },
);
