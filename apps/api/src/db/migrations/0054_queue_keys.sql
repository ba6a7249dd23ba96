-- The key pair of an account for the actions that wait on a phone after a logout: docs/decisions/0075. Phones encrypt
-- with the public key; the private key, itself encrypted by the application, is given to a session of the account only.
CREATE TABLE queue_keys (
  account_id bigint PRIMARY KEY REFERENCES accounts,
  public_key text NOT NULL,
  private_key_sealed text NOT NULL,
  created_at timestamptz NOT NULL
);
GRANT SELECT, INSERT ON queue_keys TO karigar_app;
GRANT SELECT, UPDATE (private_key_sealed), DELETE ON queue_keys TO karigar_system;
ALTER TABLE queue_keys ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON queue_keys TO karigar_app
  USING (account_id = (SELECT me())) WITH CHECK (account_id = (SELECT me()));
CREATE POLICY system ON queue_keys TO karigar_system USING (true);
