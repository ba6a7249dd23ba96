-- Accounts that cannot be taken: docs/decisions/0066. What was changed and when: payouts wait after it.
CREATE TABLE account_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts,
  fact text NOT NULL CHECK (fact IN ('phone', 'email', 'password', 'bank')),
  changed_at timestamptz NOT NULL
);
CREATE INDEX account_changes_account ON account_changes (account_id, changed_at);
CREATE INDEX account_changes_age ON account_changes (changed_at);
GRANT SELECT ON account_changes TO karigar_app;
GRANT INSERT (account_id, fact, changed_at) ON account_changes TO karigar_app;
GRANT SELECT, INSERT, DELETE ON account_changes TO karigar_system;
ALTER TABLE account_changes ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON account_changes TO karigar_app USING (account_id = (SELECT me()));
CREATE POLICY system ON account_changes TO karigar_system USING (true);

-- Somebody else holds the number now and wants to begin anew with it. The account keeps the number for three days.
CREATE TABLE number_claims (
  account_id bigint PRIMARY KEY REFERENCES accounts,
  claimed_at timestamptz NOT NULL
);
CREATE INDEX number_claims_age ON number_claims (claimed_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON number_claims TO karigar_system;
ALTER TABLE number_claims ENABLE ROW LEVEL SECURITY;
CREATE POLICY system ON number_claims TO karigar_system USING (true);

-- Null for a password from before.
ALTER TABLE accounts ADD COLUMN password_set_at timestamptz;
GRANT SELECT (created_at) ON accounts TO karigar_app;
GRANT SELECT (created_at) ON sessions TO karigar_app;

-- Devices from before count as old.
ALTER TABLE known_devices ADD COLUMN first_seen_at timestamptz NOT NULL DEFAULT '-infinity';

-- Since when the bank details wait for the phone's code; null once it was shown, and for those from before.
ALTER TABLE bank_details ADD COLUMN unconfirmed_since timestamptz;

ALTER TABLE fresh_proofs DROP CONSTRAINT fresh_proofs_purpose_check;
ALTER TABLE fresh_proofs ADD CONSTRAINT fresh_proofs_purpose_check
  CHECK (purpose IN ('step-up', 'step-up-by-email', 'new-phone', 'new-email')) NOT VALID;
