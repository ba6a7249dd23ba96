import type { Context } from '#context';
import { SYSTEM, type Transaction } from '#platform/db';
import {
  holdSealed,
  lookAtSealed,
  saveSealed,
  SEALED_PLACES,
  type SealedRow,
} from './reseal-store.ts';

const AT_ONCE = 500;

type Parts = Pick<Context, 'vault' | 'log'> & {
  readonly databases: Pick<Context['databases'], 'system'>;
};
type Place = (typeof SEALED_PLACES)[number];

export type Resealed = {
  readonly place: string;
  readonly seen: number;
  readonly resealed: number;
  /** Values sealed with a key that we no longer have. */
  readonly lost: number;
};

/**
 * Seals values of older keys again with the current key. Each step is a transaction over a few rows
 * and finds by itself what is left, so it can be stopped at any point.
 */
export const createResealer = ({ vault, log, databases }: Parts) => {
  let at = { place: 0, after: 0 };

  const resealed = (place: Place, { id, sealed }: SealedRow): string | null => {
    const where = `${place.name}:${id}`;
    try {
      return sealed === null ? null : vault.seal(vault.open(sealed, where), where);
    } catch (error) {
      log.error({ err: error, where }, 'a sealed value does not open');
      return null;
    }
  };

  const resealAll = async (tx: Transaction, place: Place, stale: SealedRow[]): Promise<number> => {
    const held = await holdSealed(
      tx,
      place,
      stale.map(({ id }) => id),
    );
    const fresh = held.flatMap((row) => {
      // The value may have changed since it was read.
      const resealedValue =
        row.sealed !== null && vault.isStale(row.sealed) ? resealed(place, row) : null;
      return resealedValue === null ? [] : [{ id: row.id, sealed: resealedValue }];
    });
    await saveSealed(tx, place, fresh);
    return fresh.length;
  };

  /** Handles the next rows; null after the last place. */
  const step = (): Promise<Resealed | null> =>
    databases.system.transaction(SYSTEM, async (tx) => {
      const place = SEALED_PLACES[at.place];
      if (place === undefined) {
        at = { place: 0, after: 0 };
        return null;
      }
      const rows = await lookAtSealed(tx, place, at.after, AT_ONCE);
      const stale = rows.filter(({ sealed }) => sealed !== null && vault.isStale(sealed));
      const done = stale.length === 0 ? 0 : await resealAll(tx, place, stale);
      const last = rows.at(-1);
      at =
        rows.length < AT_ONCE || last === undefined
          ? { place: at.place + 1, after: 0 }
          : { ...at, after: last.id };
      return {
        place: place.name,
        seen: rows.length,
        resealed: done,
        lost: stale.length - done,
      };
    });
  return step;
};

/** As a round of the worker. With a single key nothing can be stale. */
export const resealRound = (context: Context): (() => Promise<boolean>) => {
  const step = createResealer(context);
  const hasOlder = Object.keys(context.config.vault.keys).length > 1;
  return async () => {
    const done = hasOlder ? await step() : null;
    if (done !== null && done.resealed + done.lost > 0) context.log.info(done, 'sealed anew');
    return done !== null;
  };
};
