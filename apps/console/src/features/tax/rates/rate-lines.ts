import { RATE_KINDS, rateOn, type RateKind } from '@karigar/domain/ledger/rates';
import { hasCategories } from '@karigar/domain/ledger/new-rate';
import type { AskedRate, ListedRate, Rates } from './rates-query.ts';

/** One rate of the list: of a category, or of all that have none of their own. */
export interface RateLine {
  readonly id: string;
  readonly kind: RateKind;
  /** Null for all categories. */
  readonly category: { readonly id: number; readonly name: string } | null;
  /** Hundredths of a percent that apply today. */
  readonly now: number;
  /** Without a rate of its own the common one applies. */
  readonly isOwn: boolean;
  /** What comes, the next one first. */
  readonly coming: readonly ListedRate[];
  /** What applies or applied, the latest first. */
  readonly past: readonly ListedRate[];
  readonly asked: readonly AskedRate[];
}

const keyOf = (kind: string, categoryId: number | null): string => `${kind}-${categoryId ?? 'all'}`;

/** Every kind for all, then for each category. */
export const rateLines = ({ today, categories, rates, asked }: Rates): readonly RateLine[] =>
  RATE_KINDS.flatMap((kind) => {
    const of = hasCategories(kind) ? [null, ...categories] : [null];
    return of.map((category): RateLine => {
      const id = keyOf(kind, category?.id ?? null);
      const own = rates.filter((rate) => keyOf(rate.kind, rate.categoryId) === id);
      return {
        id,
        kind,
        category,
        now: rateOn(rates, kind, category?.id ?? 0, today),
        isOwn: own.some(({ fromDay }) => fromDay <= today),
        coming: own.filter(({ fromDay }) => fromDay > today).toReversed(),
        past: own.filter(({ fromDay }) => fromDay <= today),
        asked: asked.filter((rate) => keyOf(rate.kind, rate.categoryId) === id),
      };
    });
  });
