import { addDays, dayOf } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useToday } from '@karigar/client/i18n/use-today';
import { useSay } from '@karigar/client/i18n/use-say';
import { notificationsMessages as texts } from './notifications.messages.ts';

/** The shortest unambiguous form: a time today, then 'Yesterday', then a date. */
export const useWhen = (): ((at: Instant) => string) => {
  const say = useSay();
  const { date, shortDate, time } = useFormat();
  const today = useToday();
  return (at) => {
    const day = dayOf(at);
    if (day === today) return time(at);
    if (day === addDays(today, -1)) return say(texts.yesterday);
    return day.slice(0, 4) === today.slice(0, 4) ? shortDate(at) : date(at);
  };
};
