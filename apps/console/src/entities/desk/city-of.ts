import type { OutputOf } from '@karigar/contract/define-call';
import type { getDesk } from '@karigar/contract/operators/get-desk';

type Own = Pick<OutputOf<typeof getDesk>, 'cityId' | 'cities'>;

/** The operator's city. An operator of every city has chosen one in the address, or last time; null is all of them. */
export const cityOf = (
  { cityId, cities }: Own,
  inAddress: string | null,
  last: string | null,
): number | null => {
  if (cityId !== null) return cityId;
  const written = inAddress ?? last;
  return cities.find(({ id }) => String(id) === written)?.id ?? null;
};
