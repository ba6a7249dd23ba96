import { useSay } from '@karigar/client/i18n/use-say';
import { HeadSelect } from '@karigar/ui/head-control/head-control';
import { Icon } from '@karigar/ui/icon/icon';
import { useEffect } from 'react';
import { useDesk } from '#entities/desk/desk-query';
import { lastCity } from '#entities/desk/last-city';
import { useCity } from '#entities/desk/use-city';
import { useSearchParams } from '#platform/navigation/use-search-params';
import styles from './frame.module.css';
import { shellMessages as texts } from './shell.messages.ts';

/** What a screen does with the city: it shows one, one or all of them, or does not ask. */
export type CityUse = 'one' | 'any' | 'none';

/** The city of the screen. An operator of every city chooses it where the screen is limited to one. */
export const CityControl = ({ use }: { use: CityUse }) => {
  const say = useSay();
  const desk = useDesk();
  if (desk === undefined) return null;
  if (desk.cityId === null && use !== 'none') return <CityPicker use={use} cities={desk.cities} />;
  return (
    <span className={styles['city']}>
      <Icon name="pin" size={18} />
      {desk.city ?? say(texts.allCities)}
    </span>
  );
};

const CityPicker = ({
  use,
  cities,
}: {
  use: 'one' | 'any';
  cities: readonly { readonly id: number; readonly name: string }[];
}) => {
  const say = useSay();
  const [params] = useSearchParams();
  const { cityId, choose } = useCity();
  const shown = cityId ?? (use === 'one' ? (cities[0]?.id ?? null) : null);
  const written = params.get('city');
  // A link to this screen shows the same city to whoever opens it.
  useEffect(() => {
    if (shown !== null && written !== String(shown)) choose(shown);
  });
  useEffect(() => {
    if (written !== null) lastCity.save(written);
  }, [written]);
  return (
    <HeadSelect
      label={say(texts.city)}
      icon="pin"
      value={shown ?? ''}
      onChange={({ currentTarget: { value } }) => choose(value === '' ? null : Number(value))}
    >
      {use === 'any' && <option value="">{say(texts.allCities)}</option>}
      {cities.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </HeadSelect>
  );
};
