-- The second step of 0085, outside its locks.
ALTER TABLE payouts VALIDATE CONSTRAINT payouts_row_fkey;

-- Who has a payable amount, in order: lists and runs read it.
-- One row for each serviceman, and rarely a new one: the table is small.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX serviceman_balances_payable ON serviceman_balances (serviceman_id) WHERE payable > 0;
