import type { ServerTime } from '@karigar/contract/client';

/** Beyond this the phone's clock is wrong, and a warning is shown. Below it the phone's own clock is good enough. */
const WRONG_BY_MS = 2 * 60_000;

/** A reply that took longer says too little about when the server wrote its time. */
const LONGEST_TRIP_MS = 60_000;
/** The header has whole seconds. */
const SECOND_MS = 1000;
const KEEP_EVERY_MS = 60_000;
const KEY = 'serverClock';

/** `offset` is server minus phone, 0 while the phone is right; `at` is the phone's time of the last measurement. */
type Kept = { readonly offset: number; readonly at: number };

const read = (storage: Storage): Kept | null => {
  const [offset, at] = (storage.getItem(KEY) ?? '').split(' ').map(Number);
  const isWhole = Number.isSafeInteger(offset) && Number.isSafeInteger(at) && at !== 0;
  return isWhole && offset !== undefined && at !== undefined ? { offset, at } : null;
};

/**
 * Server time on a phone with a wrong clock. The last measurement is persisted, so that it is also known at a start
 * without network.
 */
export const createServerClock = (
  storage: Storage,
  phoneNow: () => number = () => Date.now(),
  steadyNow: () => number = () => performance.now(),
) => {
  const listeners = new Set<() => void>();
  let known: Kept = read(storage) ?? { offset: 0, at: 0 };
  // The clock was set back since: the old offset is no longer valid.
  if (phoneNow() < known.at - WRONG_BY_MS) known = { offset: 0, at: 0 };
  let looked = { phone: phoneNow(), steady: steadyNow() };

  const keep = (offset: number): void => {
    const at = Math.round(phoneNow());
    const isNews = offset !== known.offset;
    if (!isNews && Math.abs(at - known.at) < KEEP_EVERY_MS) return;
    known = { offset, at };
    storage.setItem(KEY, `${offset} ${at}`);
    if (isNews) for (const listener of listeners) listener();
  };

  return {
    /** Server minus phone; 0 while the phone's clock is right, or nothing is known. */
    offset: (): number => known.offset,
    now: (): number => phoneNow() + known.offset,
    hear: ({ serverAt, sentAt, heardAt }: ServerTime): void => {
      const trip = heardAt - sentAt;
      if (!Number.isFinite(serverAt) || trip < 0 || trip > LONGEST_TRIP_MS) return;
      const measured = Math.round(serverAt + SECOND_MS / 2 - (sentAt + heardAt) / 2);
      const offset = Math.abs(measured) > WRONG_BY_MS ? measured : 0;
      // Within the reply's uncertainty a running clock does not jump.
      const isSame = Math.abs(offset - known.offset) <= trip / 2 + SECOND_MS;
      keep(isSame ? known.offset : offset);
    },
    /** A clock that jumped by its own error was corrected, also without network. */
    look: (): void => {
      const now = { phone: phoneNow(), steady: steadyNow() };
      const jumped = now.phone - looked.phone - (now.steady - looked.steady);
      looked = now;
      if (known.offset !== 0 && Math.abs(known.offset - jumped) <= WRONG_BY_MS) keep(0);
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
