-- A subscription is made in a session, and ends with it. The player id is its name outside.
ALTER TABLE push_subscriptions
  ADD COLUMN session_id bigint NOT NULL REFERENCES sessions ON DELETE CASCADE,
  ADD COLUMN player_id text NOT NULL UNIQUE DEFAULT gen_random_uuid()::text,
  ADD COLUMN tested_at timestamptz;
CREATE INDEX push_subscriptions_session ON push_subscriptions (session_id);
GRANT UPDATE (tested_at) ON push_subscriptions TO karigar_app;
GRANT UPDATE ON push_subscriptions TO karigar_system;

-- However a session is ended, its phone hears nothing more.
CREATE FUNCTION forget_push() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM push_subscriptions WHERE session_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER forget_push AFTER UPDATE OF revoked_at ON sessions FOR EACH ROW
  WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION forget_push();

-- Which subscriptions have had it, so that a job that runs again leaves them alone.
ALTER TABLE notifications
  ADD COLUMN pushed_to bigint[] NOT NULL DEFAULT '{}',
  ADD COLUMN sms_sent_at timestamptz;

-- Whoever writes a notification rings the phone with it, in the same transaction: nobody can forget to.
-- The reader's subscriptions are hidden from the writer, so the owner looks.
CREATE FUNCTION ring_for_notifications() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public AS $$
BEGIN
  INSERT INTO outbox (task, payload)
    SELECT 'ring', jsonb_build_object('notificationId', told.id) FROM told
    WHERE told.read_at IS NULL AND (told.kind = 'booking-assigned'
      OR EXISTS (SELECT FROM push_subscriptions s WHERE s.account_id = told.account_id));
  RETURN NULL;
END $$;
CREATE TRIGGER ring AFTER INSERT ON notifications REFERENCING NEW TABLE AS told
  FOR EACH STATEMENT EXECUTE FUNCTION ring_for_notifications();
