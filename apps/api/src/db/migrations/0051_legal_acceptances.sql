-- Which version of terms and privacy notice an account accepted, and when: docs/decisions/0072. New rows only.
CREATE TABLE legal_acceptances (
  account_id bigint NOT NULL REFERENCES accounts,
  document text NOT NULL,
  version text NOT NULL,
  accepted_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, document, version)
);
GRANT SELECT ON legal_acceptances TO karigar_app, karigar_ops;
GRANT SELECT, INSERT ON legal_acceptances TO karigar_system;
ALTER TABLE legal_acceptances ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON legal_acceptances TO karigar_app USING (account_id = (SELECT me()));
CREATE POLICY system ON legal_acceptances TO karigar_system USING (true);
CREATE POLICY operators_read ON legal_acceptances FOR SELECT TO karigar_ops USING (true);

-- Who was notified that a newer version applies: once, whatever becomes of the notification.
CREATE TABLE legal_notices (
  account_id bigint NOT NULL REFERENCES accounts,
  version text NOT NULL,
  notified_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, version)
);
GRANT SELECT, INSERT ON legal_notices TO karigar_system;
ALTER TABLE legal_notices ENABLE ROW LEVEL SECURITY;
CREATE POLICY system ON legal_notices TO karigar_system USING (true);
