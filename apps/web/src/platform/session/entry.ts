import type { Door } from '@karigar/domain/roles';
import { perTab } from '../device/storage.ts';

const DOOR = 'door';
const RETURN_TO = 'returnTo';

export type Place = { readonly path: string; readonly state: unknown };

const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  // Only ever a place in this app: '//host' would lead out of it.
  /^\/(?!\/)/.test(value.path);

/** The door he came in by. Without one he is a serviceman. */
export const door = {
  get: (): Door => (perTab.getItem(DOOR) === 'customer' ? 'customer' : 'serviceman'),
  enter: (by: Door): void => perTab.setItem(DOOR, by),
};

let isLeaving = false;

/** Where the guard stopped him, and where logging in leads back to, once. */
export const returnTo = {
  remember: (place: Place): void => {
    if (!isLeaving) perTab.setItem(RETURN_TO, JSON.stringify(place));
  },
  /** He goes of his own will: whoever comes next begins at home, not where the guard stops this one. */
  without: async (leave: () => Promise<void>): Promise<void> => {
    perTab.removeItem(RETURN_TO);
    isLeaving = true;
    try {
      await leave();
    } finally {
      isLeaving = false;
    }
  },
  take: (): Place => {
    const kept = perTab.getItem(RETURN_TO);
    perTab.removeItem(RETURN_TO);
    try {
      const place: unknown = JSON.parse(kept ?? 'null');
      return isPlace(place) ? place : { path: '/', state: null };
    } catch {
      return { path: '/', state: null };
    }
  },
};
