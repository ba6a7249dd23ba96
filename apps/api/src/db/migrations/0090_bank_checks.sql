-- The payouts provider sends a rupee to a new bank account and reads the name that the bank has: docs/decisions/0105.
CREATE TABLE bank_checks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES bank_details ON DELETE CASCADE,
  -- Of bank_details: another account is another check.
  version integer NOT NULL,
  provider_id text UNIQUE,
  -- Null while the bank has not answered; `invalid`: it has no such account; `unknown`: it gave no name, or none that compares.
  result text CHECK (result IN ('same', 'similar', 'different', 'unknown', 'invalid')),
  -- Sealed, for the reviewer who answers what is not the same; taken away with the answer.
  name_sealed text,
  asked_at timestamptz NOT NULL,
  ended_at timestamptz,
  looks_at timestamptz,
  looks integer NOT NULL DEFAULT 0,
  UNIQUE (account_id, version),
  CHECK ((result IS NULL) = (ended_at IS NULL))
);
CREATE INDEX bank_checks_looks ON bank_checks (looks_at) WHERE looks_at IS NOT NULL;

GRANT SELECT, INSERT, UPDATE ON bank_checks TO karigar_system;
GRANT SELECT, UPDATE (name_sealed) ON bank_checks TO karigar_ops;
GRANT SELECT ON bank_checks TO karigar_bound;
ALTER TABLE bank_checks ENABLE ROW LEVEL SECURITY;
CREATE POLICY system ON bank_checks TO karigar_system USING (true);
CREATE POLICY bound ON bank_checks TO karigar_bound
  USING (account_id = (SELECT me())) WITH CHECK (account_id = (SELECT me()));
CREATE POLICY desks_read ON bank_checks FOR SELECT TO karigar_ops USING ((SELECT has_desk('{kyc}')));
CREATE POLICY desks_change ON bank_checks FOR UPDATE TO karigar_ops
  USING ((SELECT has_desk('{kyc}'))) WITH CHECK (name_sealed IS NULL);
GRANT UPDATE (check_outcome, check_reason_kind, check_words) ON bank_details TO karigar_system;
