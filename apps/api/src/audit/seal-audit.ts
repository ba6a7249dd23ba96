import type { Context } from '#context';
import { SYSTEM } from '#platform/db';
import { tryAdvisoryLock } from '#platform/advisory-lock-store';
import {
  START,
  insertSeal,
  latestSeal,
  unsealedRows,
  unsealedAge,
  type LatestSeal,
} from './audit-store.ts';
import { makeSeal, type Seal } from './seal.ts';

const ROWS_A_SEAL = 1000;

type Known = Pick<Seal, 'number' | 'hash'>;

/** Throws when a seal that this process has seen is gone: somebody deleted it to seal again. */
const assertGrown = (latest: LatestSeal | null, known: Known | null): void => {
  if (known === null) return;
  const isSame = latest?.number === known.number && latest.hash.equals(known.hash);
  if (
    latest === null ||
    latest.number < known.number ||
    (latest.number === known.number && !isSame)
  )
    throw new Error(`audit: seal ${known.number} is gone or was replaced`);
};

/**
 * Seals all final rows; returns whether more may be waiting. The log, which is stored elsewhere,
 * gets each seal's number and hash, so that a rewritten tail with new seals is detected.
 */
export const createSealer = ({ databases, clock, config, log, metrics }: Context) => {
  let known: Known | null = null;
  return async (): Promise<boolean> => {
    const sealed = await databases.system.transaction(SYSTEM, async (tx) => {
      if (!(await tryAdvisoryLock(tx, 'seal-audit'))) return null;
      const latest = await latestSeal(tx);
      assertGrown(latest, known);
      const rows = await unsealedRows(tx, latest ?? START, ROWS_A_SEAL);
      if (rows.length === 0) return { latest, rows, age: await unsealedAge(tx, latest ?? START) };
      const seal = makeSeal(rows, latest, config.audit, clock());
      await insertSeal(tx, seal);
      return { latest: seal, rows, age: await unsealedAge(tx, seal) };
    });
    if (sealed === null) return false;
    const { latest, age, rows } = sealed;
    known = latest;
    metrics.auditUnsealed(age);
    if (latest !== null && rows.length > 0) {
      const witness = `${latest.number}:${latest.hash.toString('hex')}`;
      log.info({ witness, rows: rows.length }, 'audit sealed');
    }
    return rows.length === ROWS_A_SEAL;
  };
};
