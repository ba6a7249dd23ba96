import type { Act } from '@karigar/domain/identity/step-up';
import type { Statement, Transaction } from '#platform/db';

/** A recent proof of a session: the new phone or email as a hash; no hash for re-authentication. */
export type FreshProof = {
  readonly purpose: Act | `${Act}-by-email` | 'new-phone' | 'new-email';
  readonly subjectHash: string;
};

type Holder = { readonly sessionId: number; readonly accountId: number };

const KEEP: Statement = {
  name: 'keep-fresh-proof',
  text: `INSERT INTO fresh_proofs (session_id, account_id, purpose, subject_hash, good_until)
    VALUES ($1, $2, $3, $4, $5) ON CONFLICT (session_id, purpose) DO UPDATE
    SET subject_hash = excluded.subject_hash, good_until = excluded.good_until`,
};

export const keepProof = async (
  tx: Transaction,
  { sessionId, accountId }: Holder,
  { purpose, subjectHash }: FreshProof,
  goodUntil: Date,
): Promise<void> =>
  void (await tx.rows(KEEP, [sessionId, accountId, purpose, subjectHash, goodUntil]));

const READ: Statement = {
  name: 'read-fresh-proofs',
  text: `SELECT purpose, subject_hash AS "subjectHash" FROM fresh_proofs
    WHERE session_id = $1 AND account_id = $2 AND good_until >= $3`,
};

/** The caller holds the lock on the account's row, so no other call can use the proofs. */
export const readProofs = (
  tx: Transaction,
  { sessionId, accountId }: Holder,
  now: Date,
): Promise<FreshProof[]> => tx.rows<FreshProof>(READ, [sessionId, accountId, now]);

const USE: Statement = {
  name: 'use-fresh-proofs',
  text: `DELETE FROM fresh_proofs WHERE session_id = $1 AND account_id = $2
    AND purpose = ANY($3::text[])`,
};

export const consumeProofs = async (
  tx: Transaction,
  { sessionId, accountId }: Holder,
  purposes: readonly FreshProof['purpose'][],
): Promise<void> => void (await tx.rows(USE, [sessionId, accountId, purposes]));
