import type { Context } from '#context';
import { SYSTEM } from '#platform/db';
import { tryAdvisoryLock } from '#platform/advisory-lock-store';
import {
  START,
  insertSeal,
  latestSeal,
  lifeOfDatabase,
  unsealedRows,
  unsealedAge,
  type LatestSeal,
} from './audit-store.ts';
import { makeSeal, type Seal } from './seal.ts';

const ROWS_A_SEAL = 1000;

const witnessOf = ({ number, hash }: Pick<Seal, 'number' | 'hash'>): string =>
  `${number}:${hash.toString('hex')}`;

type Known = Pick<Seal, 'number' | 'hash'> & { readonly life: string };

const isGone = (latest: LatestSeal | null, { number, hash }: Known): boolean =>
  latest === null ||
  latest.number < number ||
  (latest.number === number && !latest.hash.equals(hash));

/**
 * Seals all final rows; returns whether more may be waiting. The log, which is stored elsewhere,
 * gets each seal's number and hash, so that a rewritten tail with new seals is detected. A seal that this process has
 * seen and that is gone stops the sealing, because somebody may have deleted it to seal again; after a restore it goes on
 * from what is there.
 */
export const createSealer = ({ databases, clock, config, log, metrics }: Context) => {
  let known: Known | null = null;
  return async (): Promise<boolean> => {
    const sealed = await databases.system.transaction(SYSTEM, async (tx) => {
      if (!(await tryAdvisoryLock(tx, 'seal-audit'))) return null;
      const [latest, life] = [await latestSeal(tx), await lifeOfDatabase(tx)];
      const gone = known !== null && isGone(latest, known) ? known : null;
      if (gone !== null && gone.life === life)
        return { latest, life, gone, rows: [], age: await unsealedAge(tx, latest ?? START) };
      const rows = await unsealedRows(tx, latest ?? START, ROWS_A_SEAL);
      if (rows.length === 0)
        return { latest, life, gone, rows, age: await unsealedAge(tx, latest ?? START) };
      const seal = makeSeal(rows, latest, config.audit, clock());
      await insertSeal(tx, seal);
      return { latest: seal, life, gone, rows, age: await unsealedAge(tx, seal) };
    });
    if (sealed === null) return false;
    const { latest, life, gone, age, rows } = sealed;
    metrics.auditUnsealed(age);
    if (gone !== null && gone.life === life)
      throw new Error(`audit: seal ${gone.number} is gone or was replaced`);
    if (gone !== null)
      log.warn(
        { witness: witnessOf(gone), latest: latest?.number ?? 0 },
        'the database was restored: the audit is sealed on from its latest seal',
      );
    known = latest && { number: latest.number, hash: latest.hash, life };
    if (latest !== null && rows.length > 0)
      log.info({ witness: witnessOf(latest), rows: rows.length }, 'audit sealed');
    return rows.length === ROWS_A_SEAL;
  };
};
