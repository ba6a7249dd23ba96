import type { CashInHand } from '@karigar/contract/earnings/cash-in-hand';
import type { EarningLine } from '@karigar/contract/earnings/earning-line';
import { dayOf } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import type { Language } from '@karigar/domain/language';
import {
  CASH_LIMIT,
  CASH_WARN_FROM,
  cashLevel,
  depositBy,
} from '@karigar/domain/ledger/cash-limit';
import { lineAmount } from '@karigar/domain/ledger/entry';
import type { Paise } from '@karigar/domain/money';
import { chargedFee } from '@karigar/domain/payouts/pace';
import { detailedName } from '#platform/names';
import type { LineRow } from './line-store.ts';
import type { ChosenPace } from './pace-store.ts';

export const presentLine = (row: LineRow, language: Language): EarningLine => ({
  id: row.id,
  part: row.part,
  kind: row.kind,
  name: detailedName(row.details ?? {}, language) ?? '',
  quantity: row.details?.quantity ?? null,
  amount: lineAmount(row),
  rate: row.details?.rate ?? null,
  at: row.written_at.getTime(),
  reason: row.reason,
  caseNo: row.case_no,
});

export const presentCash = (amount: Paise, waiting: Paise, now: Instant): CashInHand => ({
  amount,
  waiting,
  limit: CASH_LIMIT,
  warnFrom: CASH_WARN_FROM,
  level: cashLevel(amount),
  depositBy: depositBy(amount, dayOf(now)),
});

/** Null where nobody can be paid daily. Who has agreed to a fee is never shown a higher one. */
export const presentPace = ({ pace, fee }: ChosenPace, offered: number | null) => {
  if (pace === 'daily') return { pace, fee: chargedFee(fee, offered) };
  return offered === null ? null : { pace, fee: offered };
};
