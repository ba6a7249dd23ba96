import { addDays, dayOf } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useToday } from '@karigar/client/i18n/use-today';
import { useSay } from '@karigar/client/i18n/use-say';
import { offersMessages as texts } from './offers-screen.messages.ts';

/** 'Today, 4:30 pm'; for a later day its date. */
export const useWhen = (): ((at: Instant | null) => string) => {
  const say = useSay();
  const { time, dateTime } = useFormat();
  const today = useToday();
  return (at) => {
    if (at === null) return '–';
    if (dayOf(at) === today) return say(texts.today, { time: time(at) });
    return dayOf(at) === addDays(today, 1) ? say(texts.tomorrow, { time: time(at) }) : dateTime(at);
  };
};
