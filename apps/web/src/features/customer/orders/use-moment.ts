import { dayOf } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useShortDay } from '#entities/orders/use-short-day';

/** The moment of a visit in words: weekday, date and time. */
export const useMoment = (): ((at: Instant) => string) => {
  const format = useFormat();
  const short = useShortDay();
  return (at) => `${short(dayOf(at))}, ${format.shortDate(at)} · ${format.time(at)}`;
};
