import type { IndiaDay } from '../dates/india-day.ts';
import { nearestPortion } from '../ledger/portion.ts';
import type { Payout } from '../ledger/postings.ts';
import { rateOn, type Rate } from '../ledger/rates.ts';
import { minus, type Paise } from '../money.ts';
import { accepted, refused, type Result } from '../result.ts';

/** How often a serviceman is paid: every Monday for nothing, or every working day for a fee. */
export const PACES = ['weekly', 'daily'] as const;
export type Pace = (typeof PACES)[number];

const WHOLE = 10_000;

/** What a daily payout costs on this day, in hundredths of a percent of the transfer; null where nobody may choose it. */
export const dailyFeeOn = (rates: readonly Rate[], day: IndiaDay): number | null => {
  const fee = rateOn(rates, 'daily-payout', 0, day);
  return fee > 0 ? fee : null;
};

/** The fee that was shown is part of the command: nobody agrees to another one. Null for the weekly pace. */
export const choosePace = (
  pace: Pace,
  shown: number | null,
  offered: number | null,
): Result<number | null, 'payout.daily-not-offered' | 'payout.fee-changed'> => {
  if (pace === 'weekly') return accepted(null);
  if (offered === null) return refused('payout.daily-not-offered');
  return shown === offered ? accepted(offered) : refused('payout.fee-changed');
};

/** A fee that rose since it was agreed to is not charged, one that fell is. */
export const chargedFee = (agreed: number, offered: number | null): number =>
  Math.min(agreed, offered ?? 0);

/** What a transfer of this amount costs. */
export const feeOf = (amount: Paise, fee: number): Paise => nearestPortion(amount, fee, WHOLE);

/** The fee comes out of what is transferred; cash that is kept costs nothing. */
export const withFee = (payout: Payout, rate: number): Payout => {
  const fee = feeOf(payout.amount, rate);
  return { ...payout, amount: minus(payout.amount, fee), fee };
};
