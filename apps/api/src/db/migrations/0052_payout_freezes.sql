-- "This was not me": docs/decisions/0073. The link in each notice of a change, for every contact of before it.
CREATE TABLE change_links (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts,
  -- A fact of account_changes, or 'number': somebody else claims the account's number or has got it.
  change text NOT NULL CHECK (change IN ('phone', 'email', 'password', 'bank', 'number')),
  channel text NOT NULL CHECK (channel IN ('phone', 'email', 'app')),
  -- SHA-256 of the link's token, which is nowhere in the database.
  token_hash text NOT NULL UNIQUE,
  -- Where the notice went, so that what follows is told there too; null for the app.
  to_sealed text,
  changed_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  pressed_at timestamptz,
  CHECK (channel <> 'app' OR to_sealed IS NULL)
);
CREATE INDEX change_links_account ON change_links (account_id);
CREATE INDEX change_links_age ON change_links (changed_at);
GRANT SELECT (id, account_id) ON change_links TO karigar_app;
GRANT INSERT (account_id, change, channel, token_hash, changed_at, expires_at), UPDATE (to_sealed)
  ON change_links TO karigar_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON change_links TO karigar_system;
ALTER TABLE change_links ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON change_links TO karigar_app USING (account_id = (SELECT me()));
CREATE POLICY system ON change_links TO karigar_system USING (true);

-- Payouts that an owner stopped, for operators to check by the deadline. Frozen until restored_at is set.
CREATE TABLE payout_freezes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts,
  -- Of the pressed link, which is removed earlier.
  change text NOT NULL,
  channel text NOT NULL,
  changed_at timestamptz NOT NULL,
  frozen_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  -- An operator checked it and payouts stay frozen.
  kept_at timestamptz,
  restored_at timestamptz,
  answered_by bigint REFERENCES accounts,
  reason text,
  CHECK ((coalesce(kept_at, restored_at) IS NULL) = (answered_by IS NULL)),
  CHECK ((answered_by IS NULL) = (reason IS NULL))
);
CREATE UNIQUE INDEX payout_freezes_live ON payout_freezes (account_id) WHERE restored_at IS NULL;
CREATE INDEX payout_freezes_account ON payout_freezes (account_id, frozen_at);
CREATE INDEX payout_freezes_due ON payout_freezes (due_at, id) WHERE answered_by IS NULL;
CREATE INDEX payout_freezes_answered ON payout_freezes (id) WHERE answered_by IS NOT NULL;
CREATE INDEX payout_freezes_age ON payout_freezes (restored_at) WHERE restored_at IS NOT NULL;
GRANT SELECT (account_id, frozen_at, restored_at) ON payout_freezes TO karigar_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON payout_freezes TO karigar_system;
GRANT SELECT ON payout_freezes TO karigar_ops;
ALTER TABLE payout_freezes ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON payout_freezes TO karigar_app USING (account_id = (SELECT me()));
CREATE POLICY system ON payout_freezes TO karigar_system USING (true);
CREATE POLICY operators_read ON payout_freezes FOR SELECT TO karigar_ops USING (true);
