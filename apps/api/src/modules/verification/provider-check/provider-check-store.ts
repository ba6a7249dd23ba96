import { MOST_CHECKS_A_MONTH, type BankCheckResult } from '@karigar/domain/verification/bank-check';
import type { Statement, Transaction } from '#platform/db';

const MONTH_MS = 30 * 86_400_000;
const LEASE_MS = 60_000;

const ASK: Statement = {
  name: 'ask-for-bank-checks',
  text: `INSERT INTO bank_checks (account_id, version, asked_at, looks_at)
    SELECT b.account_id, b.version, $1, $1 FROM bank_details b
    WHERE b.check_outcome IS NULL AND b.check_words IS NULL AND b.unconfirmed_since IS NULL
      AND EXISTS (SELECT FROM memberships m WHERE m.account_id = b.account_id AND m.role = 'serviceman')
      AND NOT EXISTS (SELECT FROM accounts a WHERE a.id = b.account_id AND a.blocked_at IS NOT NULL)
      AND NOT EXISTS (SELECT FROM payout_freezes f WHERE f.account_id = b.account_id AND f.restored_at IS NULL)
      AND NOT EXISTS (SELECT FROM bank_checks c WHERE c.account_id = b.account_id AND c.version = b.version)
      AND (SELECT count(*) FROM bank_checks c WHERE c.account_id = b.account_id AND c.asked_at > $2)
        < ${MOST_CHECKS_A_MONTH}
    ORDER BY b.updated_at LIMIT $3 ON CONFLICT DO NOTHING`,
};

/** For bank accounts that nobody has looked at: confirmed by their owner, and new to the provider. */
export const askForChecks = async (tx: Transaction, now: number, most: number): Promise<void> =>
  void (await tx.rows(ASK, [new Date(now), new Date(now - MONTH_MS), most]));

export type CheckRef = { readonly account_id: number; readonly version: number };

const TAKE_DUE: Statement = {
  name: 'take-due-bank-checks',
  text: `UPDATE bank_checks SET looks_at = $2, looks = looks + 1 WHERE (account_id, version) IN (
      SELECT account_id, version FROM bank_checks WHERE looks_at <= $1 ORDER BY looks_at LIMIT $3 FOR UPDATE SKIP LOCKED)
    RETURNING account_id, version`,
};

export const takeDueChecks = (tx: Transaction, now: number, most: number): Promise<CheckRef[]> =>
  tx.rows(TAKE_DUE, [new Date(now), new Date(now + LEASE_MS), most]);

export type OpenCheck = CheckRef & {
  readonly id: number;
  readonly provider_id: string | null;
  readonly looks: number;
  readonly asked_at: Date;
  readonly name: string;
  readonly holder_name: string;
  readonly account_number_sealed: string;
  readonly ifsc: string;
};

const READ: Statement = {
  name: 'read-bank-check',
  text: `SELECT c.id, c.account_id, c.version, c.provider_id, c.looks, c.asked_at, b.holder_name, b.account_number_sealed, b.ifsc,
      coalesce((SELECT trim(p.first_name || ' ' || p.last_name) FROM profiles p WHERE p.account_id = c.account_id), '') AS name
    FROM bank_checks c JOIN bank_details b ON b.account_id = c.account_id AND b.version = c.version
    WHERE c.account_id = $1 AND c.version = $2 AND c.result IS NULL AND b.check_outcome IS NULL`,
};

/** Null once it is answered, by the bank or a reviewer, or for an account of before. */
export const readOpenCheck = async (
  tx: Transaction,
  { account_id: accountId, version }: CheckRef,
): Promise<OpenCheck | null> => (await tx.rows<OpenCheck>(READ, [accountId, version]))[0] ?? null;

const SENT: Statement = {
  name: 'save-bank-check-sent',
  text: `UPDATE bank_checks SET provider_id = $3, looks_at = $4 WHERE account_id = $1 AND version = $2 AND result IS NULL`,
};

export const saveSent = async (
  tx: Transaction,
  { account_id: accountId, version }: CheckRef,
  providerId: string,
  next: Date,
): Promise<void> => void (await tx.rows(SENT, [accountId, version, providerId, next]));

const END: Statement = {
  name: 'end-bank-check',
  text: `UPDATE bank_checks SET result = $3, name_sealed = $4, ended_at = $5, looks_at = NULL, provider_id = coalesce($6, provider_id)
    WHERE account_id = $1 AND version = $2 AND result IS NULL RETURNING account_id`,
};

/** False when it was answered already. */
export const saveResult = async (
  tx: Transaction,
  { account_id: accountId, version }: CheckRef,
  ended: {
    readonly result: BankCheckResult;
    readonly nameSealed: string | null;
    readonly providerId: string | null;
    readonly at: Date;
  },
): Promise<boolean> => {
  const { result, nameSealed, providerId, at } = ended;
  const values = [accountId, version, result, nameSealed, at, providerId];
  return (await tx.rows(END, values)).length === 1;
};

const STOP: Statement = {
  name: 'stop-bank-check',
  text: `UPDATE bank_checks SET looks_at = NULL WHERE account_id = $1 AND version = $2`,
};

/** Nobody waits for it any more. */
export const stopCheck = async (
  tx: Transaction,
  { account_id: accountId, version }: CheckRef,
): Promise<void> => void (await tx.rows(STOP, [accountId, version]));

const VERIFY: Statement = {
  name: 'verify-bank-by-check',
  text: `UPDATE bank_details SET check_outcome = 'verified', check_reason_kind = NULL, check_words = NULL
    WHERE account_id = $1 AND version = $2 AND check_outcome IS NULL RETURNING account_id`,
};

/** False when a reviewer answered meanwhile, or the account is another one. */
export const verifyBank = async (
  tx: Transaction,
  { account_id: accountId, version }: CheckRef,
): Promise<boolean> => (await tx.rows(VERIFY, [accountId, version])).length === 1;

const CHECKED: Statement = {
  name: 'read-bank-check-result',
  text: 'SELECT id, result, name_sealed FROM bank_checks WHERE account_id = $1 AND version = $2',
};

type CheckRow = {
  readonly id: number;
  readonly result: BankCheckResult | null;
  readonly name_sealed: string | null;
};

export const readCheck = async (
  tx: Transaction,
  accountId: number,
  version: number,
): Promise<CheckRow | null> => (await tx.rows<CheckRow>(CHECKED, [accountId, version]))[0] ?? null;

const FORGET: Statement = {
  name: 'forget-bank-check-name',
  text: 'UPDATE bank_checks SET name_sealed = NULL WHERE account_id = $1 AND name_sealed IS NOT NULL',
};

/** The name was for the answer alone. */
export const forgetName = async (tx: Transaction, accountId: number): Promise<void> =>
  void (await tx.rows(FORGET, [accountId]));
