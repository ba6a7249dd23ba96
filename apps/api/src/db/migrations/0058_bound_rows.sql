-- karigar_bound (docs/decisions/0076) reaches the tables of decisions 73, 75 and 78: its own account's rows only.
CREATE POLICY bound ON change_links TO karigar_bound
  USING (account_id = (SELECT me())) WITH CHECK (account_id = (SELECT me()));
CREATE POLICY bound ON payout_freezes TO karigar_bound
  USING (account_id = (SELECT me())) WITH CHECK (account_id = (SELECT me()));
CREATE POLICY bound ON queue_keys TO karigar_bound
  USING (account_id = (SELECT me())) WITH CHECK (account_id = (SELECT me()));
CREATE POLICY bound ON passkeys TO karigar_bound
  USING (account_id = (SELECT me())) WITH CHECK (account_id = (SELECT me()));
GRANT SELECT, INSERT, DELETE ON change_links TO karigar_bound;
GRANT UPDATE (to_sealed) ON change_links TO karigar_bound;
GRANT SELECT, DELETE ON queue_keys TO karigar_bound;
GRANT SELECT, DELETE ON payout_freezes TO karigar_bound;
GRANT UPDATE (reason) ON payout_freezes TO karigar_bound;
GRANT SELECT, INSERT, DELETE ON passkeys TO karigar_bound;
-- The holder of a challenge is a session, or the browser of somebody who logs in, as a hash.
ALTER TABLE passkey_challenges ENABLE ROW LEVEL SECURITY;
CREATE POLICY system ON passkey_challenges TO karigar_system USING (true);
CREATE POLICY bound ON passkey_challenges TO karigar_bound
  USING (holder = 'session:' || (SELECT my_session())) WITH CHECK (holder = 'session:' || (SELECT my_session()));
GRANT SELECT, INSERT, UPDATE, DELETE ON passkey_challenges TO karigar_bound;
-- A session is ended, or the caller's own gets a new cookie after a step-up (docs/decisions/0015).
DROP POLICY bound_end ON sessions;
CREATE POLICY bound_end ON sessions AS RESTRICTIVE FOR UPDATE TO karigar_bound
  USING (revoked_at IS NULL) WITH CHECK (revoked_at IS NOT NULL OR id = (SELECT my_session()));
GRANT UPDATE (cookie_hash, next_cookie_hash, renewed_at) ON sessions TO karigar_bound;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO karigar_bound;
