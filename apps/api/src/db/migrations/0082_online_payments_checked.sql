-- In a file of their own, because each reads its whole table; calls go on.
ALTER TABLE payments VALIDATE CONSTRAINT payments_mode_check;
ALTER TABLE ledger_transactions VALIDATE CONSTRAINT ledger_transactions_cause_check;
ALTER TABLE ledger_entries VALIDATE CONSTRAINT ledger_entries_account_check;
ALTER TABLE ledger_entries VALIDATE CONSTRAINT ledger_entries_check;
