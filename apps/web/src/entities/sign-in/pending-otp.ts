import { perTab } from '@karigar/client/device/storage';

/** A code that was sent and not typed yet. Persisted, because a phone may unload the page while its SMS is read. */
export type PendingOtp = {
  readonly phone: string;
  /** When the code expires. */
  readonly until: number;
  /** When another code may be requested. */
  readonly retryAt: number;
};

const KEY = 'pendingOtp';
const LIFE_MS = 5 * 60_000;

const isPending = (value: unknown): value is PendingOtp =>
  typeof value === 'object' &&
  value !== null &&
  'phone' in value &&
  typeof value.phone === 'string' &&
  'until' in value &&
  typeof value.until === 'number' &&
  'retryAt' in value &&
  typeof value.retryAt === 'number';

export const createPendingOtp = (storage: Storage) => ({
  get: (now: number): PendingOtp | null => {
    try {
      const kept: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
      return isPending(kept) && kept.until > now ? kept : null;
    } catch {
      return null;
    }
  },
  keep: (phone: string, retryAfterSeconds: number, now: number): PendingOtp => {
    const pending = { phone, until: now + LIFE_MS, retryAt: now + retryAfterSeconds * 1000 };
    storage.setItem(KEY, JSON.stringify(pending));
    return pending;
  },
  clear: (): void => storage.removeItem(KEY),
});

export const pendingOtp = createPendingOtp(perTab);
