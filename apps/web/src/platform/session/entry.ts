import type { SignInRole } from '@karigar/domain/roles';
import { perTab } from '@karigar/client/device/storage';

const DOOR = 'door';
const RETURN_TO = 'returnTo';

export type Place = { readonly path: string; readonly state: unknown };

const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  // Only paths of this app: '//host' would leave it.
  /^\/(?!\/)/.test(value.path);

const ROLES: readonly (string | null)[] = ['customer', 'serviceman'] satisfies SignInRole[];
const isSignInRole = (kept: string | null): kept is SignInRole => ROLES.includes(kept);

/** The role chosen before the login; null for a person who was not asked yet. */
export const door = {
  get: (): SignInRole | null => {
    const kept = perTab.getItem(DOOR);
    return isSignInRole(kept) ? kept : null;
  },
  enter: (by: SignInRole): void => perTab.setItem(DOOR, by),
};

let isLeaving = false;

/** Where the guard stopped the caller; the login redirects there, once. */
export const returnTo = {
  remember: (place: Place): void => {
    if (!isLeaving) perTab.setItem(RETURN_TO, JSON.stringify(place));
  },
  /** An explicit logout: the next login starts at Home, not where the guard stops this one. */
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
