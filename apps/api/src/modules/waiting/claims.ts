import { isTakenByOther, type WaitingItem } from '@karigar/domain/console/waiting-items';
import type { Instant } from '@karigar/domain/dates/instant';
import { refused } from '@karigar/domain/result';
import type { Transaction } from '#platform/db';
import { listClaims, type ClaimRow } from './claim-store.ts';

const keyOf = (kind: string, id: string): string => `${kind} ${id}`;

export type Claims = ReadonlyMap<string, ClaimRow>;

/** Who has what now. */
export const readClaims = async (tx: Transaction, now: Instant): Promise<Claims> => {
  const rows = await listClaims(tx, new Date(now));
  return new Map(rows.map((row) => [keyOf(row.kind, row.item_id), row]));
};

export const claimOf = (
  claims: Claims,
  { kind, id }: Pick<WaitingItem, 'kind' | 'id'>,
): ClaimRow | null => claims.get(keyOf(kind, id)) ?? null;

/** The refusal, where somebody else has it. */
export const takenByOther = (claim: ClaimRow | null, me: number, now: Instant) => {
  if (claim === null) return null;
  const { account_id: by, until, name, taken_at: takenAt } = claim;
  if (!isTakenByOther({ by, until: until.getTime() }, me, now)) return null;
  return { ...refused('waiting.taken'), details: { by: name, since: takenAt.getTime() } };
};
