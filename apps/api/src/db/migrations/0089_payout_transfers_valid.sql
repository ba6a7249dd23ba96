-- The second step of 0088, outside its locks: each reads its whole table, and calls go on.
ALTER TABLE payout_runs VALIDATE CONSTRAINT payout_runs_way_check;
ALTER TABLE payout_rows VALIDATE CONSTRAINT payout_rows_state_check;
ALTER TABLE payout_rows VALIDATE CONSTRAINT payout_rows_utr_check;
ALTER TABLE payout_rows VALIDATE CONSTRAINT payout_rows_words_check;
ALTER TABLE ledger_transactions VALIDATE CONSTRAINT ledger_transactions_cause_check;
ALTER TABLE ledger_transactions VALIDATE CONSTRAINT ledger_transactions_booking_check;
