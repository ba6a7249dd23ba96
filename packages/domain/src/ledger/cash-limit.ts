import { addDays, type IndiaDay } from '../dates/india-day.ts';
import { paise, type Paise } from '../money.ts';
import { weekOf } from './earning-periods.ts';

/** How near a serviceman's cash in hand is to the limit. */
export const CASH_LEVELS = ['fine', 'warning', 'over'] as const;
export type CashLevel = (typeof CASH_LEVELS)[number];

/** The most company cash that one serviceman should carry, and the amount at which a warning goes out. */
export const CASH_LIMIT: Paise = paise(500_000);
export const CASH_WARN_FROM: Paise = paise(400_000);

export const cashLevel = (cashInHand: Paise): CashLevel => {
  if (cashInHand > CASH_LIMIT) return 'over';
  return cashInHand >= CASH_WARN_FROM ? 'warning' : 'fine';
};

/** Over the limit, only work that is paid already is offered, until a deposit is confirmed. */
export const stopsUnpaidOffers = (cashInHand: Paise): boolean => cashLevel(cashInHand) === 'over';

/** By Sunday, or today when the cash is over the limit; null when there is none. */
export const depositBy = (cashInHand: Paise, today: IndiaDay): IndiaDay | null => {
  if (cashInHand <= 0) return null;
  return cashLevel(cashInHand) === 'over' ? today : weekOf(today).to;
};

/** Payouts are made on Mondays, and for whom it was chosen on every day but Sunday. */
export const nextPayoutDay = (today: IndiaDay, pace: 'weekly' | 'daily' = 'weekly'): IndiaDay => {
  const [sunday, tomorrow] = [weekOf(today).to, addDays(today, 1)];
  return pace === 'daily' && tomorrow < sunday ? tomorrow : addDays(sunday, 1);
};

/** The notification when a payment raises the cash level; null when the level stays or falls. */
export const cashWarning = (
  before: Paise,
  after: Paise,
): 'cash-limit-near' | 'cash-limit-passed' | null => {
  const [from, to] = [
    CASH_LEVELS.indexOf(cashLevel(before)),
    CASH_LEVELS.indexOf(cashLevel(after)),
  ];
  if (to <= from) return null;
  return cashLevel(after) === 'over' ? 'cash-limit-passed' : 'cash-limit-near';
};
