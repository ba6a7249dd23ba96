-- The operators' own sign-in: docs/decisions/0079.

-- One row for each operator. The account has no phone, email or password of its own, so nothing opens it at the public
-- sign-in.
CREATE TABLE operators (
  account_id bigint PRIMARY KEY REFERENCES accounts,
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  -- Null for every city.
  city_id bigint REFERENCES cities,
  -- Both or none: the way in without a passkey.
  password_hash text,
  totp_sealed text,
  -- The step of the last code that was used: no code opens two sessions.
  totp_step bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  closed_at timestamptz,
  CHECK ((password_hash IS NULL) = (totp_sealed IS NULL)),
  CHECK (closed_at IS NULL OR password_hash IS NULL)
);

CREATE TABLE operator_desks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES operators,
  desk text NOT NULL CHECK (desk IN ('dispatch', 'help', 'money', 'kyc', 'catalogue', 'admin', 'audit')),
  -- Null for the command line. Nobody gives themselves a desk.
  given_by bigint REFERENCES operators CHECK (given_by <> account_id),
  given_at timestamptz NOT NULL,
  taken_at timestamptz CHECK (taken_at >= given_at)
);
CREATE UNIQUE INDEX operator_desks_held ON operator_desks (account_id, desk) WHERE taken_at IS NULL;

CREATE TABLE operator_invites (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code_hash bytea NOT NULL UNIQUE,
  email text NOT NULL CHECK (email = lower(email)),
  name text NOT NULL,
  desks text[] NOT NULL CHECK (cardinality(desks) > 0),
  city_id bigint REFERENCES cities,
  -- Null for the command line.
  invited_by bigint REFERENCES operators,
  -- The secret of an authenticator app, shown to the invited person only.
  totp_sealed text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  withdrawn_at timestamptz
);
CREATE INDEX operator_invites_email ON operator_invites (email);
CREATE INDEX operator_invites_age ON operator_invites (expires_at);

-- A guarded call needs a passkey shown in the last minutes, and uses it up.
ALTER TABLE sessions ADD COLUMN passkey_shown_at timestamptz;

ALTER TABLE passkey_challenges DROP CONSTRAINT passkey_challenges_purpose_check;
ALTER TABLE passkey_challenges ADD CHECK (purpose IN ('add', 'login', 'invite', 'operator-login', 'proof'));

-- An operator who had another role keeps that one, and is invited with an account of their own.
DELETE FROM memberships o WHERE o.role = 'operator'
  AND EXISTS (SELECT FROM memberships m WHERE m.account_id = o.account_id AND m.role <> 'operator');
INSERT INTO operators (account_id, email, created_at)
  SELECT a.id, coalesce(a.email, 'operator-' || a.id || '@invalid'), a.created_at
  FROM accounts a JOIN memberships m ON m.account_id = a.id AND m.role = 'operator';
UPDATE accounts a SET phone = NULL, email = NULL, password_hash = NULL, phone_verified_at = NULL, email_verified_at = NULL
  FROM operators o WHERE o.account_id = a.id;
-- Sessions of the public sign-in.
UPDATE sessions SET revoked_at = now() WHERE role = 'operator' AND revoked_at IS NULL;

CREATE FUNCTION operators_stand_alone() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM FROM accounts WHERE id = NEW.account_id FOR NO KEY UPDATE;
  IF EXISTS (SELECT FROM memberships m WHERE m.account_id = NEW.account_id
      AND (m.role = 'operator') <> (NEW.role = 'operator')) THEN
    RAISE EXCEPTION 'an operator has no other role' USING ERRCODE = 'check_violation';
  END IF;
  IF NEW.role = 'operator' AND EXISTS (SELECT FROM accounts a WHERE a.id = NEW.account_id
      AND (a.phone IS NOT NULL OR a.email IS NOT NULL OR a.password_hash IS NOT NULL)) THEN
    RAISE EXCEPTION 'an account of the public sign-in is no operator' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER operators_stand_alone BEFORE INSERT OR UPDATE ON memberships
  FOR EACH ROW EXECUTE FUNCTION operators_stand_alone();

CREATE FUNCTION operators_have_no_contact() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF EXISTS (SELECT FROM memberships m WHERE m.account_id = NEW.id AND m.role = 'operator') THEN
    RAISE EXCEPTION 'an operator does not use the public sign-in' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER operators_have_no_contact BEFORE UPDATE OF phone, email, password_hash ON accounts FOR EACH ROW
  WHEN (NEW.phone IS NOT NULL OR NEW.email IS NOT NULL OR NEW.password_hash IS NOT NULL)
  EXECUTE FUNCTION operators_have_no_contact();

GRANT SELECT, INSERT, UPDATE ON operators, operator_desks, operator_invites TO karigar_system;
GRANT DELETE ON operators, operator_desks, operator_invites TO karigar_system;
ALTER TABLE operators ENABLE ROW LEVEL SECURITY;
ALTER TABLE operator_desks ENABLE ROW LEVEL SECURITY;
ALTER TABLE operator_invites ENABLE ROW LEVEL SECURITY;
CREATE POLICY system ON operators TO karigar_system USING (true);
CREATE POLICY system ON operator_desks TO karigar_system USING (true);
CREATE POLICY system ON operator_invites TO karigar_system USING (true);

-- Operators' calls about themselves.
CREATE POLICY bound ON operators TO karigar_bound USING (account_id = (SELECT me())) WITH CHECK (false);
CREATE POLICY bound ON operator_desks TO karigar_bound USING (account_id = (SELECT me())) WITH CHECK (false);
GRANT SELECT (account_id, email, city_id, created_at, closed_at) ON operators TO karigar_bound;
GRANT SELECT ON operator_desks TO karigar_bound;
-- The steps of an erasure; nobody who is bound sees an invitation.
GRANT UPDATE (email, password_hash, totp_sealed, closed_at) ON operators TO karigar_bound;
GRANT SELECT, DELETE ON operator_invites TO karigar_bound;
GRANT UPDATE (counter, is_synced, device_hash, last_used_at) ON passkeys TO karigar_bound;
GRANT UPDATE (passkey_shown_at) ON sessions TO karigar_bound;
