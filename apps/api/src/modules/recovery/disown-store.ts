import type { Disownable } from '@karigar/domain/identity/payout-freeze';
import type { LinkChannel } from '#auth/change-link-store';
import type { Statement, Transaction } from '#platform/db';
import type { Reachable } from '#relay/add-notice';

const LOCK: Statement = {
  name: 'lock-account-of-link',
  text: `SELECT phone, email, language FROM accounts WHERE id = $1 FOR NO KEY UPDATE`,
};

/** Presses of one account and answers to them wait for each other; a payout, whose rows name the account, does not. */
export const lockOwner = async (tx: Transaction, accountId: number): Promise<Reachable> => {
  const [row] = await tx.rows<Reachable>(LOCK, [accountId]);
  if (row === undefined) throw new Error(`no account ${accountId}`);
  return row;
};

const FREEZE: Statement = {
  name: 'freeze-payouts',
  text: `INSERT INTO payout_freezes (account_id, change, channel, changed_at, frozen_at, due_at)
    VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (account_id) WHERE restored_at IS NULL DO NOTHING`,
};

/** An account that is frozen stays so, with the deadline it has. */
export const freezePayouts = async (
  tx: Transaction,
  of: {
    readonly accountId: number;
    readonly change: Disownable;
    readonly channel: LinkChannel;
    readonly changedAt: Date;
    readonly now: Date;
    readonly dueAt: Date;
  },
): Promise<void> =>
  void (await tx.rows(FREEZE, [
    of.accountId,
    of.change,
    of.channel,
    of.changedAt,
    of.now,
    of.dueAt,
  ]));

const DROP_PROOFS: Statement = {
  name: 'drop-fresh-proofs',
  text: `DELETE FROM fresh_proofs WHERE account_id = $1`,
};

/** What a session has shown for a change that it did not make yet. */
export const dropProofs = async (tx: Transaction, accountId: number): Promise<void> =>
  void (await tx.rows(DROP_PROOFS, [accountId]));

const UNDO = {
  password: {
    name: 'drop-disowned-password',
    text: `UPDATE accounts SET password_hash = NULL WHERE id = $1`,
  },
  email: {
    name: 'unprove-disowned-email',
    text: `UPDATE accounts SET email_verified_at = NULL WHERE id = $1`,
  },
  bank: {
    name: 'unconfirm-disowned-bank',
    text: `UPDATE bank_details SET unconfirmed_since = $2 WHERE account_id = $1`,
  },
} as const satisfies Record<string, Statement>;

/**
 * What was changed proves and opens nothing any more: the email is unproven, and the bank account waits for the phone's
 * code. The password is gone whatever was changed: somebody else may know it. The phone stays, because an unproven one
 * could be claimed by anybody who has it; after a disowned change it opens nothing (`domain/identity/second-proof.ts`).
 */
export const undoChange = async (
  tx: Transaction,
  accountId: number,
  change: Disownable,
  now: Date,
): Promise<void> => {
  await tx.rows(UNDO.password, [accountId]);
  if (change === 'email') await tx.rows(UNDO.email, [accountId]);
  if (change === 'bank') await tx.rows(UNDO.bank, [accountId, now]);
};
