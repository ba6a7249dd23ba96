import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Instant } from '@karigar/domain/dates/instant';
import { hashRow, type AuditRow } from './audit-row.ts';

export type Seal = {
  readonly number: number;
  readonly to_xid: string;
  readonly to_id: number;
  readonly row_ids: readonly number[];
  /** Concatenated hashes, in the order of `row_ids`. */
  readonly row_hashes: Buffer;
  readonly sealed_at: Date;
  readonly key_id: string;
  readonly hash: Buffer;
};

export type AuditKeys = {
  readonly keys: Readonly<Record<string, Uint8Array>>;
  readonly current: string;
};

const sign = (seal: Omit<Seal, 'hash'>, previous: Buffer | null, key: Uint8Array): Buffer =>
  createHmac('sha256', key)
    .update(
      JSON.stringify([
        seal.number,
        previous?.toString('hex') ?? '',
        seal.to_xid,
        seal.to_id,
        seal.row_ids,
        seal.row_hashes.toString('hex'),
        seal.sealed_at.getTime(),
        seal.key_id,
      ]),
    )
    .digest();

/** Rows in the order of (xid, id), at least one. */
export const makeSeal = (
  rows: readonly AuditRow[],
  previous: Pick<Seal, 'number' | 'hash'> | null,
  { keys, current }: AuditKeys,
  now: Instant,
): Seal => {
  const last = rows.at(-1);
  const key = keys[current];
  if (last === undefined || key === undefined) throw new Error('audit: nothing to seal, or no key');
  const seal = {
    number: (previous?.number ?? 0) + 1,
    to_xid: last.xid,
    to_id: last.id,
    row_ids: rows.map(({ id }) => id),
    row_hashes: Buffer.concat(rows.map(hashRow)),
    sealed_at: new Date(now),
    key_id: current,
  };
  return { ...seal, hash: sign(seal, previous?.hash ?? null, key) };
};

/** Whether the seal is signed with a known key and follows exactly this previous seal. */
export const isGenuine = (seal: Seal, previous: Seal | null, { keys }: AuditKeys): boolean => {
  const key = keys[seal.key_id];
  if (key === undefined) return false;
  const expected = sign(seal, previous?.hash ?? null, key);
  return expected.length === seal.hash.length && timingSafeEqual(expected, seal.hash);
};
