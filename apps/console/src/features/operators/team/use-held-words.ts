import { useSay } from '@karigar/client/i18n/use-say';
import type { Desk, Held } from '@karigar/domain/console/desks';
import { useDesk } from '#entities/desk/desk-query';
import { DESK_NAMES } from '#entities/desk/desk.messages';
import { teamMessages as texts } from './team.messages.ts';

const NONE = [] as const;

export const useDeskWords = () => {
  const say = useSay();
  return (desks: readonly Desk[]): string =>
    desks.map((desk) => say(DESK_NAMES[desk])).join(', ') || say(texts.noDesks);
};

export const useCityName = () => {
  const say = useSay();
  const cities = useDesk()?.cities ?? NONE;
  return (cityId: number | null): string =>
    cities.find(({ id }) => id === cityId)?.name ?? say(texts.everyCity);
};

/** Desks and city in one line. */
export const useHeldWords = () => {
  const [deskWords, cityName] = [useDeskWords(), useCityName()];
  return ({ desks, cityId }: Held): string => `${deskWords(desks)} · ${cityName(cityId)}`;
};
