-- A browser's session needs a second secret, which lives in a cookie; others have none.
ALTER TABLE sessions ADD COLUMN cookie_hash bytea UNIQUE;

-- A person sees and ends his own sessions. What opens one stays with the system.
GRANT SELECT (id, account_id, role, device, created_at, last_used_at, idle_expires_at, expires_at,
  revoked_at), UPDATE (revoked_at) ON sessions TO karigar_app;
ALTER TABLE sessions ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON sessions TO karigar_app USING (account_id = (SELECT me()));
CREATE POLICY system ON sessions TO karigar_system USING (true);

-- Wrong passwords of the last hour. Emails and networks are keyed hashes; the system's role alone comes here.
CREATE TABLE login_failures (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email_hash text NOT NULL,
  network_hash text NOT NULL,
  failed_at timestamptz NOT NULL
);
CREATE INDEX login_failures_email ON login_failures (email_hash, failed_at);
CREATE INDEX login_failures_age ON login_failures (failed_at);
GRANT SELECT, INSERT, DELETE ON login_failures TO karigar_system;
