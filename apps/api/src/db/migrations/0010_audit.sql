-- Who did what to whose data. Ids are drawn before a transaction commits, so they are no order in which
-- rows appear; transaction ids below the oldest that still runs are final, so (xid, id) is one.
ALTER TABLE audit
  ADD COLUMN subject_id bigint,
  ADD COLUMN reason text,
  ADD COLUMN xid xid8 NOT NULL DEFAULT pg_current_xact_id();
CREATE INDEX audit_order ON audit (xid, id);
CREATE INDEX audit_subject ON audit (subject_id, id) WHERE subject_id IS NOT NULL;

-- Each seal holds the hash of every row it covers and of the seal before it, signed with a key the
-- database does not have. Made by the worker, so that no call waits for another.
CREATE TABLE audit_seals (
  number bigint PRIMARY KEY CHECK (number > 0),
  to_xid xid8 NOT NULL,
  to_id bigint NOT NULL,
  row_ids bigint[] NOT NULL CHECK (cardinality(row_ids) > 0),
  row_hashes bytea NOT NULL,
  sealed_at timestamptz NOT NULL,
  key_id text NOT NULL,
  hash bytea NOT NULL
);

-- When a row was written, and in which transaction, is the database's to say.
REVOKE INSERT ON audit FROM karigar_app, karigar_system;
GRANT INSERT (account_id, role, call, outcome, booking_id, request_id, key, subject_id, reason)
  ON audit TO karigar_app, karigar_system;
GRANT SELECT, INSERT ON audit_seals TO karigar_system;

-- What is erased by age. Columns that never change, so that no update pays for the index.
CREATE INDEX sessions_created ON sessions (created_at);
CREATE INDEX notifications_age ON notifications USING brin (created_at);
CREATE INDEX dead_letters_age ON dead_letters (created_at);
CREATE INDEX dev_inbox_age ON dev_inbox (sent_at);
CREATE INDEX known_devices_age ON known_devices (last_seen_at);
CREATE INDEX recovery_cases_age ON recovery_cases (closed_at) WHERE closed_at IS NOT NULL;
GRANT DELETE ON sessions, notifications, dead_letters, dev_inbox, recovery_cases TO karigar_system;

-- A person who leaves: what is his goes, what the law wants kept stays without him.
ALTER TABLE accounts ADD COLUMN erased_at timestamptz;
GRANT DELETE ON bank_details, kyc_documents TO karigar_system;
GRANT UPDATE (body, picture_key) ON chat_messages TO karigar_system;
GRANT UPDATE (details) ON booking_events TO karigar_system;
