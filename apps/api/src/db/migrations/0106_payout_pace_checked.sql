-- The constraints of 0105, without a lock that keeps writes waiting.
ALTER TABLE payout_rows VALIDATE CONSTRAINT payout_rows_fee_check;
ALTER TABLE payouts VALIDATE CONSTRAINT payouts_fee_check;
ALTER TABLE payout_runs VALIDATE CONSTRAINT payout_runs_pace_check;
ALTER TABLE ledger_entries VALIDATE CONSTRAINT ledger_entries_account_check;
ALTER TABLE ledger_entries VALIDATE CONSTRAINT ledger_entries_check;
ALTER TABLE ledger_rates VALIDATE CONSTRAINT ledger_rates_kind_check;
