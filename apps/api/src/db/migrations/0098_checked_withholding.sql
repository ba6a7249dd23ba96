-- The constraints of 0095 and 0097, without a lock that keeps writes waiting.
ALTER TABLE ledger_transactions VALIDATE CONSTRAINT ledger_transactions_cause_check;
ALTER TABLE ledger_entries VALIDATE CONSTRAINT ledger_entries_account_check;
ALTER TABLE ledger_rates VALIDATE CONSTRAINT ledger_rates_kind_check;
ALTER TABLE ledger_rates VALIDATE CONSTRAINT ledger_rates_category_check;
ALTER TABLE ledger_rates VALIDATE CONSTRAINT ledger_rates_saved_by_fkey;
ALTER TABLE ledger_rates VALIDATE CONSTRAINT ledger_rates_agreed_by_fkey;
ALTER TABLE ledger_rates VALIDATE CONSTRAINT ledger_rates_people_check;
