-- Who logged in, failed to, changed or saw what, from which address: docs/decisions/0072. Kept for a year, apart from the
-- log of the application and from the audit, which has no addresses.
CREATE TABLE security_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  happened_at timestamptz NOT NULL,
  -- The name of the call, 'bank-changed' and the like, or 'turned-away'.
  kind text NOT NULL,
  -- Whose account it is about; null where nobody can be named. No foreign key: the row outlives the account's data.
  account_id bigint,
  -- Who did it, where it is another: an operator.
  actor_id bigint,
  address text NOT NULL,
  -- 'ok', 'half' for a login that waits for its second factor, or the name of a refusal.
  outcome text NOT NULL,
  -- Finds the request in the log and in the audit.
  request_id text NOT NULL
);
CREATE INDEX security_events_account ON security_events (account_id, happened_at);
CREATE INDEX security_events_address ON security_events (address, happened_at);
CREATE INDEX security_events_age ON security_events (happened_at);
GRANT INSERT (happened_at, kind, account_id, actor_id, address, outcome, request_id)
  ON security_events TO karigar_app;
GRANT SELECT, INSERT, DELETE ON security_events TO karigar_system;
GRANT SELECT ON security_events TO karigar_ops;
ALTER TABLE security_events ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON security_events FOR INSERT TO karigar_app
  WITH CHECK (account_id = (SELECT me()) OR actor_id = (SELECT me()));
CREATE POLICY system_reads ON security_events FOR SELECT TO karigar_system USING (true);
CREATE POLICY system_writes ON security_events FOR INSERT TO karigar_system WITH CHECK (true);
-- The law's year holds in the database too: no server can delete a younger row, and nobody can change one.
CREATE POLICY system_erases ON security_events FOR DELETE TO karigar_system
  USING (happened_at < now() - interval '365 days');
CREATE POLICY operators_read ON security_events FOR SELECT TO karigar_ops USING (true);
