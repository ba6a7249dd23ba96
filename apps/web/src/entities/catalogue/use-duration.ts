import { useSay } from '@karigar/client/i18n/use-say';
import { catalogueMessages as texts } from './catalogue.messages.ts';
import { durationOf } from './duration.ts';

export const useDuration = (): ((minutes: number) => string) => {
  const say = useSay();
  return (minutes) => {
    const { unit, count } = durationOf(minutes);
    return say(texts[unit], { count });
  };
};
