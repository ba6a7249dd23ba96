-- What is in the file store, each by its content's key. A row is written before its file is put, and
-- the sweeper removes a file only while it holds the row: none is lost that someone is about to use.
CREATE TABLE stored_files (
  key text PRIMARY KEY,
  put_at timestamptz NOT NULL
);

-- How many pictures an account sent on an Indian day, by the hashes of what came.
CREATE TABLE upload_days (
  account_id bigint NOT NULL REFERENCES accounts ON DELETE CASCADE,
  day date NOT NULL,
  pictures text[] NOT NULL,
  tries integer NOT NULL,
  PRIMARY KEY (account_id, day)
);
CREATE INDEX upload_days_age ON upload_days (day);

ALTER TABLE chat_messages
  ADD COLUMN picture_key text,
  DROP CONSTRAINT chat_messages_body_check,
  ADD CONSTRAINT chat_messages_says_something CHECK (body <> '' OR picture_key IS NOT NULL);

-- Whether a file is still used is asked by its key.
CREATE INDEX profiles_picture ON profiles (picture_key) WHERE picture_key IS NOT NULL;
CREATE INDEX kyc_documents_image ON kyc_documents (image_key) WHERE image_key IS NOT NULL;
CREATE INDEX chat_messages_picture ON chat_messages (picture_key) WHERE picture_key IS NOT NULL;
CREATE INDEX notifications_image ON notifications (image_key) WHERE image_key IS NOT NULL;

-- Sealed values an operator had opened for him: whose, which, and why. Takes new rows only.
CREATE TABLE reveals (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  operator_id bigint NOT NULL REFERENCES accounts,
  account_id bigint NOT NULL REFERENCES accounts,
  kind text NOT NULL,
  reason text NOT NULL CHECK (length(reason) >= 10),
  revealed_at timestamptz NOT NULL
);
CREATE INDEX reveals_operator ON reveals (operator_id, revealed_at);
CREATE INDEX reveals_account ON reveals (account_id, id);

GRANT SELECT, INSERT, UPDATE, DELETE ON stored_files, upload_days TO karigar_system;
GRANT SELECT, INSERT ON reveals TO karigar_system;
