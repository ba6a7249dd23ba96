import { SYSTEM, type Database, type Transaction } from '#platform/db';
import { HASH_BYTES, hashRow, type AuditRow } from './audit-row.ts';
import {
  START,
  brokenReason,
  rowsBetween,
  sealsAfter,
  unsealedTail,
  type SealEnd,
  type Tail,
} from './audit-store.ts';
import { isGenuine, type AuditKeys, type Seal } from './seal.ts';

/** Number and hash of a seal, from the log at the time of sealing. */
export type Witness = { readonly number: number; readonly hash: string };

export type Verified = {
  readonly seals: number;
  readonly rows: number;
  /** The first difference found, or null. */
  readonly broken: string | null;
  readonly tail: Tail;
};

/** The first row that differs from its seal. Both lists are in the order of (xid, id). */
const brokenRow = (seal: Seal, rows: readonly AuditRow[]): string | null => {
  const there = new Set(rows.map(({ id }) => id));
  const sealed = new Set(seal.row_ids);
  for (const [index, id] of seal.row_ids.entries()) {
    const row = rows[index];
    if (row === undefined || row.id !== id) {
      if (!there.has(id)) return `row ${id} is gone`;
      if (row !== undefined && !sealed.has(row.id)) return `row ${row.id} was put in later`;
      return `row ${id} is not in its place`;
    }
    const hash = seal.row_hashes.subarray(index * HASH_BYTES, (index + 1) * HASH_BYTES);
    if (!hashRow(row).equals(hash)) return `row ${id} was changed`;
  }
  const extra = rows[seal.row_ids.length];
  return extra === undefined ? null : `row ${extra.id} was put in later`;
};

const brokenSeal = async (
  tx: Transaction,
  seal: Seal,
  previous: Seal | null,
  keys: AuditKeys,
): Promise<string | null> => {
  const number = (previous?.number ?? 0) + 1;
  if (seal.number !== number) return `seal ${number} is gone`;
  if (!isGenuine(seal, previous, keys)) {
    return keys.keys[seal.key_id] === undefined
      ? `seal ${number}: no key "${seal.key_id}" is set`
      : `seal ${number} was changed, from row ${seal.row_ids[0]} on`;
  }
  const broken = brokenRow(seal, await rowsBetween(tx, previous ?? START, seal));
  return broken === null ? null : `seal ${number}: ${broken}`;
};

/** Verifies the whole chain and names the first row that differs from its seal. */
export const verifyAudit = async (
  database: Database,
  keys: AuditKeys,
  witness: Witness | null = null,
): Promise<Verified> => {
  const inTransaction = <Value>(work: (tx: Transaction) => Promise<Value>) =>
    database.transaction(SYSTEM, work);
  let previous: Seal | null = null;
  let rows = 0;
  let broken: string | null = null;
  for (;;) {
    const seals: Seal[] = await inTransaction((tx) => sealsAfter(tx, previous?.number ?? 0));
    for (const seal of seals) {
      broken ??= await inTransaction((tx) => brokenSeal(tx, seal, previous, keys));
      if (seal.number === witness?.number && seal.hash.toString('hex') !== witness.hash)
        broken ??= `seal ${seal.number} is not the one the witness saw`;
      previous = seal;
      rows += seal.row_ids.length;
    }
    if (seals.length === 0 || broken !== null) break;
  }
  const last: Seal | null = previous;
  if (broken === null && witness !== null && (last?.number ?? 0) < witness.number)
    broken = `seal ${(last?.number ?? 0) + 1} is gone: the witness saw ${witness.number}`;
  if (broken === null) {
    const reason = await inTransaction(brokenReason);
    if (reason !== null)
      broken = `the reason of row ${reason.id} ${reason.gone ? 'is gone' : 'was changed'}`;
  }
  const end: SealEnd = last ?? START;
  const tail = await inTransaction((tx) => unsealedTail(tx, end));
  return { seals: last?.number ?? 0, rows, broken, tail };
};
