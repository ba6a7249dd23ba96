import { useFormat } from '@karigar/client/i18n/use-format';
import { useSince } from '@karigar/client/i18n/use-since';
import { dayOf } from '@karigar/domain/dates/india-day';
import type { Instant } from '@karigar/domain/dates/instant';

/** Two times in words: each with its day where the days differ, else the day once. */
export const useFromTo = (): ((
  from: Instant,
  to: Instant,
) => { readonly from: string; readonly to: string }) => {
  const { time, dateTime } = useFormat();
  const since = useSince();
  return (from, to) =>
    dayOf(from) === dayOf(to)
      ? { from: since(from), to: time(to) }
      : { from: dateTime(from), to: dateTime(to) };
};
