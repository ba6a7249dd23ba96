/** Statements with which the tests of payouts plant and read rows directly. */

export const PAYOUTS_POSTED = `SELECT p.amount::float8 AS amount, p.kept::float8 AS kept, p.reference, p.bank,
    (SELECT count(*)::int FROM ledger_transactions t WHERE t.cause = 'payout' AND t.cause_id = p.id) AS postings
  FROM payouts p WHERE p.serviceman_id = $1 ORDER BY p.id`;

/** As if the owner had changed the bank account, with the phone's code. */
export const NEW_BANK = `UPDATE bank_details SET version = version + 1, check_outcome = $2 WHERE account_id = $1`;

export const NO_BANK = 'DELETE FROM bank_details WHERE account_id = $1';

export const UNVERIFIED = 'UPDATE memberships SET verified_at = NULL WHERE account_id = $1';

export const FROZEN = `INSERT INTO payout_freezes (account_id, change, channel, changed_at, frozen_at, due_at)
  VALUES ($1, 'bank', 'phone', $2, $2, $2)`;

export const CHANGED = `INSERT INTO account_changes (account_id, fact, changed_at) VALUES ($1, 'password', $2)`;

export const FILES_AUDITED = `SELECT count(*)::int AS count FROM audit WHERE call = 'take-payout-file' AND outcome = 'ok'`;

export const BANK_CHECK = `SELECT check_outcome AS outcome, check_words AS words FROM bank_details WHERE account_id = $1`;

export const NO_BRANCH = `UPDATE bank_details SET ifsc = 'NONSENSE' WHERE account_id = $1`;

/** As the provider takes no key. */
export const ODD_KEY = `UPDATE payout_transfers SET key = 'P' || row_id || '-%' WHERE run_id = $1`;

/** Another account, confirmed by its owner, that nobody has looked at. */
export const UNCHECKED_BANK = `UPDATE bank_details SET check_outcome = NULL, version = version + 1 WHERE account_id = $1`;

export const REFUSED_BANK = `UPDATE bank_details SET check_outcome = 'refused' WHERE account_id = $1`;

export const ALL_CHECKED = `UPDATE bank_details SET check_outcome = 'verified' WHERE check_outcome IS NULL`;

export const PROVIDER_CHECKS = `SELECT result, name_sealed IS NOT NULL AS has_name FROM bank_checks
  WHERE account_id = $1 ORDER BY version`;

export const FEES_POSTED = `SELECT coalesce(-sum(amount), 0)::float8 AS fees FROM ledger_entries WHERE account = 'fees'`;
