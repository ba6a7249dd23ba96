-- Which phone and email somebody has shown to be his, and how he shows it again when something is lost.

-- An account whose number was recycled keeps its data without a phone, so it may have neither.
ALTER TABLE accounts
  ADD COLUMN phone_verified_at timestamptz,
  ADD COLUMN email_verified_at timestamptz,
  ADD COLUMN last_four_tries smallint NOT NULL DEFAULT 0 CHECK (last_four_tries BETWEEN 0 AND 5),
  ADD CHECK (phone_verified_at IS NULL OR phone IS NOT NULL),
  ADD CHECK (email_verified_at IS NULL OR email IS NOT NULL),
  DROP CONSTRAINT accounts_check;

GRANT SELECT (phone_verified_at, email_verified_at), UPDATE (phone_verified_at, email_verified_at)
  ON accounts TO karigar_app;

-- One machine for every code: whom it went to, on which device, and for what.
ALTER TABLE otp_sends RENAME COLUMN phone_hash TO recipient_hash;
ALTER TABLE otp_sends
  ADD COLUMN channel text NOT NULL DEFAULT 'phone' CHECK (channel IN ('phone', 'email'));
ALTER INDEX otp_sends_phone RENAME TO otp_sends_recipient;
DROP INDEX otp_sends_age;
CREATE INDEX otp_sends_age ON otp_sends (channel, sent_at) INCLUDE (verified_at);

ALTER TABLE login_codes RENAME TO otp_codes;
ALTER TABLE otp_codes RENAME COLUMN phone_hash TO recipient_hash;
ALTER TABLE otp_codes ADD COLUMN purpose text NOT NULL DEFAULT 'login';
ALTER TABLE otp_codes DROP CONSTRAINT login_codes_pkey;
ALTER TABLE otp_codes ADD PRIMARY KEY (recipient_hash, device_hash, purpose);
ALTER INDEX login_codes_age RENAME TO otp_codes_age;

-- What a session has shown a few minutes ago; each is good for one change.
CREATE TABLE fresh_proofs (
  session_id bigint NOT NULL,
  account_id bigint NOT NULL REFERENCES accounts,
  purpose text NOT NULL CHECK (purpose IN ('step-up', 'new-phone', 'new-email')),
  -- Keyed hash of the phone or email it is about; empty for a step-up.
  subject_hash text NOT NULL,
  good_until timestamptz NOT NULL,
  PRIMARY KEY (session_id, purpose)
);
CREATE INDEX fresh_proofs_age ON fresh_proofs (good_until);
GRANT SELECT, DELETE ON fresh_proofs TO karigar_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON fresh_proofs TO karigar_system;
ALTER TABLE fresh_proofs ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON fresh_proofs TO karigar_app USING (account_id = (SELECT me()));
CREATE POLICY system ON fresh_proofs TO karigar_system USING (true);

-- Devices that have been inside an account. The system's role alone comes here.
CREATE TABLE known_devices (
  account_id bigint NOT NULL REFERENCES accounts,
  device_hash text NOT NULL,
  last_seen_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, device_hash)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON known_devices TO karigar_system;

-- While it is set the session is nobody's yet: the phone was shown, and one more proof is awaited.
ALTER TABLE sessions
  ADD COLUMN second_proof text CHECK (second_proof IN ('email', 'last-four', 'operations')),
  ADD COLUMN awaited_device text;

-- Accounts that lost their number to its new holder; operations bring them back to their owners.
CREATE TABLE recovery_cases (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts,
  reason text NOT NULL CHECK (reason IN ('number-released')),
  opened_at timestamptz NOT NULL,
  closed_at timestamptz
);
CREATE INDEX recovery_cases_open ON recovery_cases (opened_at) WHERE closed_at IS NULL;
GRANT SELECT, INSERT ON recovery_cases TO karigar_system;
GRANT SELECT, UPDATE (closed_at) ON recovery_cases TO karigar_ops;
