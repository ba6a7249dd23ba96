-- What a person wants to find in his list without being called for it.
CREATE TABLE silenced_kinds (
  account_id bigint NOT NULL REFERENCES accounts,
  kind text NOT NULL,
  PRIMARY KEY (account_id, kind)
);

GRANT SELECT, INSERT, DELETE ON silenced_kinds TO karigar_app;
GRANT SELECT, DELETE ON silenced_kinds TO karigar_system;

ALTER TABLE silenced_kinds ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON silenced_kinds TO karigar_app USING (account_id = (SELECT me()));
CREATE POLICY system ON silenced_kinds TO karigar_system USING (true);
