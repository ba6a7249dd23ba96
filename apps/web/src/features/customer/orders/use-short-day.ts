import { startOfDay, type IndiaDay } from '@karigar/domain/dates/india-day';
import { useFormat } from '#platform/i18n/use-format';
import { useLocale } from '#platform/i18n/use-locale';

/** 'Sat', and in Hindi the day without its last word: 'शनि'. */
export const useShortDay = (): ((day: IndiaDay) => string) => {
  const format = useFormat();
  const locale = useLocale();
  return (day) => {
    const name = format.weekday(startOfDay(day));
    return locale === 'hi' ? name.replace(/वार$/u, '') : name.slice(0, 3);
  };
};
