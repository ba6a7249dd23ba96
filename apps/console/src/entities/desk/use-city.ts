import type { OutputOf } from '@karigar/contract/define-call';
import type { getDesk } from '@karigar/contract/operators/get-desk';
import { useSearchParams } from 'react-router';
import { useDesk } from './desk-query.ts';
import { useLastCity } from './last-city.ts';

type Own = Pick<OutputOf<typeof getDesk>, 'cityId' | 'cities'>;

const ALL = 'all';

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

/** The city that is chosen now; `choose` writes the address. */
export const useCity = () => {
  const desk = useDesk();
  const last = useLastCity();
  const [params, setParams] = useSearchParams();
  return {
    cityId: desk === undefined ? null : cityOf(desk, params.get('city'), last),
    choose: (cityId: number | null): void => {
      const written = cityId === null ? ALL : String(cityId);
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          after.set('city', written);
          return after;
        },
        { replace: true },
      );
    },
  };
};
