import { dayOf } from '@karigar/domain/dates/india-day';

/** Bytes on one day of India, over all pages of this phone: the app's traffic, or another count under its own key. */
export const createDataUsed = (
  storage: Storage,
  now: () => number = Date.now,
  key = 'dataUsed',
) => {
  const read = (): number => {
    const [day, bytes = '0'] = (storage.getItem(key) ?? '').split(' ');
    return day === dayOf(now()) && /^\d+$/.test(bytes) ? Number(bytes) : 0;
  };
  return {
    read,
    add: (bytes: number): void => {
      if (bytes > 0) storage.setItem(key, `${dayOf(now())} ${read() + Math.round(bytes)}`);
    },
  };
};
