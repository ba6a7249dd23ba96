CREATE TABLE accounts (
  id bigint PRIMARY KEY DEFAULT next_id('account_numbers'),
  phone text UNIQUE CHECK (phone ~ '^[6-9][0-9]{9}$'),
  email text CHECK (email = lower(email)),
  password_hash text,
  language text NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'hi')),
  blocked_at timestamptz,
  blocked_reason text,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (phone IS NOT NULL OR email IS NOT NULL)
);
CREATE UNIQUE INDEX accounts_email ON accounts (email);

CREATE TABLE memberships (
  account_id bigint NOT NULL REFERENCES accounts,
  role text NOT NULL CHECK (role IN ('serviceman', 'customer', 'operator')),
  verified_at timestamptz,
  PRIMARY KEY (account_id, role)
);

CREATE TABLE profiles (
  account_id bigint PRIMARY KEY REFERENCES accounts,
  first_name text NOT NULL,
  last_name text NOT NULL,
  address text NOT NULL DEFAULT '',
  picture_key text,
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- A guest's session has no account.
CREATE TABLE sessions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  account_id bigint REFERENCES accounts,
  role text NOT NULL CHECK (role IN ('guest', 'serviceman', 'customer', 'operator')),
  device text NOT NULL DEFAULT '',
  player_id text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  idle_expires_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  CHECK ((role = 'guest') = (account_id IS NULL))
);
CREATE INDEX sessions_account ON sessions (account_id) WHERE revoked_at IS NULL;

-- The number itself is sealed by the application; the database never sees it.
CREATE TABLE bank_details (
  account_id bigint PRIMARY KEY REFERENCES accounts,
  bank_name text NOT NULL,
  holder_name text NOT NULL,
  account_number_sealed text NOT NULL,
  account_number_masked text NOT NULL,
  ifsc text NOT NULL,
  updated_at timestamptz NOT NULL
);

-- Aadhaar: only the last four and a keyed hash. Other numbers: sealed.
CREATE TABLE kyc_documents (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts,
  type text NOT NULL CHECK (type IN ('aadhaar', 'pan', 'driving-licence')),
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'approved', 'rejected')),
  image_key text,
  number_sealed text,
  number_hash text,
  number_last_four text,
  reason text,
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (account_id, type),
  CHECK (type <> 'aadhaar' OR number_sealed IS NULL)
);

CREATE TABLE push_subscriptions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts,
  endpoint text NOT NULL UNIQUE,
  keys jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX push_subscriptions_account ON push_subscriptions (account_id);

GRANT SELECT (id, phone, email, language), UPDATE (phone, email, language) ON accounts TO karigar_app;
GRANT SELECT ON memberships TO karigar_app;
GRANT SELECT, UPDATE ON profiles TO karigar_app;
GRANT SELECT, INSERT, UPDATE ON bank_details TO karigar_app;
GRANT SELECT, UPDATE ON kyc_documents TO karigar_app;
GRANT SELECT, INSERT, DELETE ON push_subscriptions TO karigar_app;
GRANT SELECT, INSERT, UPDATE ON accounts, memberships, profiles, sessions, bank_details,
  kyc_documents TO karigar_system;
GRANT SELECT, INSERT, DELETE ON push_subscriptions TO karigar_system;

ALTER TABLE accounts ENABLE ROW LEVEL SECURITY;
ALTER TABLE memberships ENABLE ROW LEVEL SECURITY;
ALTER TABLE profiles ENABLE ROW LEVEL SECURITY;
ALTER TABLE bank_details ENABLE ROW LEVEL SECURITY;
ALTER TABLE kyc_documents ENABLE ROW LEVEL SECURITY;
ALTER TABLE push_subscriptions ENABLE ROW LEVEL SECURITY;

CREATE POLICY own ON accounts TO karigar_app USING (id = (SELECT me()));
CREATE POLICY own ON memberships TO karigar_app USING (account_id = (SELECT me()));
CREATE POLICY own ON profiles TO karigar_app USING (account_id = (SELECT me()));
CREATE POLICY own ON bank_details TO karigar_app
  USING (account_id = (SELECT me()) AND (SELECT my_role()) = 'serviceman');
CREATE POLICY own ON kyc_documents TO karigar_app
  USING (account_id = (SELECT me()) AND (SELECT my_role()) = 'serviceman');
CREATE POLICY own ON push_subscriptions TO karigar_app USING (account_id = (SELECT me()));

CREATE POLICY system ON accounts TO karigar_system USING (true);
CREATE POLICY system ON memberships TO karigar_system USING (true);
CREATE POLICY system ON profiles TO karigar_system USING (true);
CREATE POLICY system ON bank_details TO karigar_system USING (true);
CREATE POLICY system ON kyc_documents TO karigar_system USING (true);
CREATE POLICY system ON push_subscriptions TO karigar_system USING (true);
