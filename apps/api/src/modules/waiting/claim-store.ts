import type { ItemKind } from '@karigar/domain/console/waiting-items';
import type { Statement, Transaction } from '#platform/db';

export type ClaimRow = {
  readonly kind: ItemKind;
  readonly item_id: string;
  readonly account_id: number;
  readonly name: string;
  readonly taken_at: Date;
  readonly until: Date;
};

const NAMED = `c.kind, c.item_id, c.account_id, c.taken_at, c.until,
  coalesce((SELECT trim(p.first_name || ' ' || p.last_name) FROM profiles p WHERE p.account_id = c.account_id), '')
    AS name`;

const LIVE: Statement = {
  name: 'list-claims',
  text: `SELECT ${NAMED} FROM claims c WHERE c.until > $1`,
};

/** Who has what now; each is over in minutes, so there are as many as people at work. */
export const listClaims = (tx: Transaction, now: Date): Promise<ClaimRow[]> => tx.rows(LIVE, [now]);

/** Two who take the same item at once come one after the other. */
const LOCK: Statement = {
  name: 'lock-item',
  text: `SELECT pg_advisory_xact_lock(hashtextextended('item.' || $1 || '.' || $2, 0))`,
};
const FIND: Statement = {
  name: 'find-claim',
  text: `SELECT ${NAMED} FROM claims c WHERE c.kind = $1 AND c.item_id = $2`,
};

type Ref = { readonly kind: ItemKind; readonly id: string };

export const lockClaim = async (tx: Transaction, { kind, id }: Ref): Promise<ClaimRow | null> => {
  await tx.rows(LOCK, [kind, id]);
  return (await tx.rows<ClaimRow>(FIND, [kind, id]))[0] ?? null;
};

const SAVE: Statement = {
  name: 'save-claim',
  text: `INSERT INTO claims (kind, item_id, account_id, taken_at, until) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (kind, item_id) DO UPDATE SET account_id = $3, taken_at = $4, until = $5`,
};

export const saveClaim = async (
  tx: Transaction,
  { kind, id }: Ref,
  claim: { readonly by: number; readonly takenAt: Date; readonly until: Date },
): Promise<void> => void (await tx.rows(SAVE, [kind, id, claim.by, claim.takenAt, claim.until]));

const REMOVE: Statement = {
  name: 'remove-claim',
  text: 'DELETE FROM claims WHERE kind = $1 AND item_id = $2 AND account_id = $3',
};

export const removeClaim = async (tx: Transaction, { kind, id }: Ref, by: number): Promise<void> =>
  void (await tx.rows(REMOVE, [kind, id, by]));
