-- Written in the business transaction: a twin with the same key waits on the row. The reply is json,
-- not jsonb, so that a replay has the very bytes of the first answer.
CREATE TABLE idempotency_keys (
  scope text NOT NULL,
  key text NOT NULL,
  call text NOT NULL,
  fingerprint text NOT NULL,
  status smallint,
  reply json,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (scope, key)
);
CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);

-- What a committed change has to tell: a hint to an account, a job, or both.
CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint,
  kind text,
  subject_id bigint,
  version integer,
  task text,
  payload jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((account_id IS NULL) = (kind IS NULL)),
  CHECK (account_id IS NOT NULL OR task IS NOT NULL)
);

-- Assigned by the relay, in the order hints leave. Ids of the outbox are not in commit order.
CREATE TABLE account_sequences (
  account_id bigint PRIMARY KEY,
  latest bigint NOT NULL
);

CREATE TABLE dead_letters (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  task text NOT NULL,
  payload jsonb NOT NULL,
  error text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  account_id bigint,
  role text NOT NULL,
  call text NOT NULL,
  outcome text NOT NULL,
  booking_id bigint,
  request_id text NOT NULL,
  key text
);
CREATE INDEX audit_account ON audit (account_id, id);
CREATE INDEX audit_booking ON audit (booking_id, id) WHERE booking_id IS NOT NULL;

-- Messages that would have gone out, where no gateway is set. Refused in production.
CREATE TABLE dev_inbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  recipient text NOT NULL,
  template text NOT NULL,
  body text NOT NULL,
  sent_at timestamptz NOT NULL
);

-- Audit and events take new rows only: no role but the owner may change or remove one.
GRANT SELECT, INSERT, UPDATE (status, reply) ON idempotency_keys TO karigar_app, karigar_system;
GRANT INSERT ON outbox, audit TO karigar_app;
GRANT SELECT, INSERT, DELETE ON outbox TO karigar_system;
GRANT SELECT, INSERT ON audit TO karigar_system;
GRANT SELECT, INSERT, UPDATE ON account_sequences TO karigar_system;
GRANT SELECT, INSERT ON dead_letters, dev_inbox TO karigar_system;
GRANT DELETE ON idempotency_keys TO karigar_system;

ALTER TABLE idempotency_keys ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON idempotency_keys TO karigar_app
  USING (scope = 'account:' || (SELECT me()));
CREATE POLICY system ON idempotency_keys TO karigar_system USING (true);
