import { dayOf } from '@karigar/domain/dates/india-day';

const KEY = 'dataUsed';

/** How much this phone has fetched for the app on a day of India, over all its pages. */
export const createDataUsed = (storage: Storage, now: () => number = Date.now) => {
  const read = (): number => {
    const [day, bytes = '0'] = (storage.getItem(KEY) ?? '').split(' ');
    return day === dayOf(now()) && /^\d+$/.test(bytes) ? Number(bytes) : 0;
  };
  return {
    read,
    add: (bytes: number): void => {
      if (bytes > 0) storage.setItem(KEY, `${dayOf(now())} ${read() + Math.round(bytes)}`);
    },
  };
};
