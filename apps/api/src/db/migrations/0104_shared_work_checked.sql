-- In a file of its own, because it reads its whole table; calls go on.
ALTER TABLE ledger_transactions VALIDATE CONSTRAINT ledger_transactions_cause_check;
