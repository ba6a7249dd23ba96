-- The place Money of the console: audit reads what money reads, and the books are read by the day.
ALTER POLICY desks_read ON serviceman_balances USING ((SELECT has_desk('{dispatch,help,money,audit}')));
-- Built by hand before the update, with CONCURRENTLY: CHANGELOG.md.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS ledger_entries_day ON ledger_entries (day, id);
