import type { OutputOf } from '@karigar/contract/define-call';
import { listRates } from '@karigar/contract/tax/list-rates';
import { queryOptions } from '@tanstack/react-query';
import { liveKey } from '#platform/cache/live-keys';
import { reading } from '#platform/cache/read';

export type Rates = OutputOf<typeof listRates>;
export type ListedRate = Rates['rates'][number];
export type AskedRate = Rates['asked'][number];

export const ratesQuery = queryOptions({
  queryKey: liveKey.rates,
  queryFn: ({ signal }) => reading(listRates, {})({ signal }),
});
