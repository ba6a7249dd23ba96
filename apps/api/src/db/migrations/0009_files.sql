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

-- How many sealed values an operator had opened for him in the last hour.
CREATE INDEX audit_reveals ON audit (account_id, at) WHERE call = 'reveal-sealed';

GRANT SELECT, INSERT, UPDATE, DELETE ON stored_files, upload_days TO karigar_system;
