import { cityOf } from './city-of.ts';
import { useSearchParams } from '#platform/navigation/use-search-params';
import { useDesk } from './desk-query.ts';
import { useLastCity } from './last-city.ts';

const ALL = 'all';

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
