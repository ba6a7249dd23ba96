-- Passkeys: docs/decisions/0078. The private half never leaves the person's device or password manager.
CREATE TABLE passkeys (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts,
  credential_id text NOT NULL UNIQUE CHECK (length(credential_id) BETWEEN 16 AND 1400),
  public_key bytea NOT NULL,
  -- Names the account to the device, which sends it back.
  user_handle text NOT NULL,
  -- Rises with each use where the device counts; always 0 where it does not.
  counter bigint NOT NULL CHECK (counter >= 0),
  transports text[] NOT NULL,
  -- A passkey that a password manager can copy to other devices, and whether it has.
  is_syncable boolean NOT NULL,
  is_synced boolean NOT NULL,
  name text NOT NULL,
  -- The device on which it was added or last used: it goes when that device is logged out from another one.
  device_hash text,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkeys_account ON passkeys (account_id);
GRANT SELECT, DELETE ON passkeys TO karigar_app;
GRANT UPDATE (name) ON passkeys TO karigar_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON passkeys TO karigar_system;
ALTER TABLE passkeys ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON passkeys TO karigar_app USING (account_id = (SELECT me()));
CREATE POLICY system ON passkeys TO karigar_system USING (true);

-- One challenge for each session that adds a passkey, and for each browser that logs in; used by the first answer.
CREATE TABLE passkey_challenges (
  holder text NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('add', 'login')),
  challenge text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (holder, purpose)
);
CREATE INDEX passkey_challenges_age ON passkey_challenges (expires_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON passkey_challenges TO karigar_system;
