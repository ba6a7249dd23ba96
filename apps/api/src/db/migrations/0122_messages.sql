-- The fate of each message to a person outside the app: docs/messages.md. What it says is in its notification.
CREATE TABLE messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts,
  booking_id bigint REFERENCES bookings,
  -- Null for a completion code, which is in no notification.
  notification_id bigint UNIQUE REFERENCES notifications ON DELETE CASCADE,
  kind text NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'reached', 'unconfirmed', 'failed', 'dropped')),
  why text CHECK (why IN ('no-channel', 'refused', 'budget')),
  -- Steps of the plan that were taken or passed over.
  step integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  ended_at timestamptz,
  CHECK ((state = 'open') = (ended_at IS NULL)),
  CHECK ((state = 'failed') = (why IS NOT NULL))
);
CREATE INDEX messages_booking ON messages (booking_id) WHERE booking_id IS NOT NULL;
CREATE INDEX messages_account ON messages (account_id, created_at);

-- Written before the provider is asked, so that no crash makes a message go twice by one channel.
CREATE TABLE message_tries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  message_id bigint NOT NULL REFERENCES messages ON DELETE CASCADE,
  step integer NOT NULL,
  channel text NOT NULL CHECK (channel IN ('push', 'whatsapp', 'sms')),
  state text NOT NULL DEFAULT 'trying'
    CHECK (state IN ('trying', 'sent', 'unknown', 'delivered', 'seen', 'failed')),
  provider text,
  provider_id text,
  -- In paise, as planned; the provider's invoice has what it was.
  cost bigint NOT NULL DEFAULT 0 CHECK (cost >= 0),
  began_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  -- Certainly not sent, and for a reason that passes: the same channel may be tried again.
  is_passing boolean NOT NULL DEFAULT false
);
CREATE INDEX message_tries_message ON message_tries (message_id, id);
CREATE UNIQUE INDEX message_tries_provider ON message_tries (provider, provider_id) WHERE provider_id IS NOT NULL;
CREATE INDEX message_tries_paid ON message_tries (began_at) WHERE cost > 0;

-- What providers say of messages, once by their own id; also when it comes before their answer.
CREATE TABLE delivery_reports (
  provider text NOT NULL,
  provider_id text NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('delivered', 'seen', 'failed')),
  received_at timestamptz NOT NULL,
  PRIMARY KEY (provider, provider_id, outcome)
);

GRANT SELECT, INSERT, UPDATE ON messages, message_tries TO karigar_system;
GRANT SELECT, INSERT ON delivery_reports TO karigar_system;
GRANT DELETE ON messages, delivery_reports TO karigar_system;
GRANT SELECT, DELETE ON messages TO karigar_bound;
GRANT SELECT ON messages, message_tries TO karigar_ops;
ALTER TABLE messages ENABLE ROW LEVEL SECURITY;
ALTER TABLE message_tries ENABLE ROW LEVEL SECURITY;
ALTER TABLE delivery_reports ENABLE ROW LEVEL SECURITY;
CREATE POLICY system ON messages TO karigar_system USING (true);
CREATE POLICY system ON message_tries TO karigar_system USING (true);
CREATE POLICY system ON delivery_reports TO karigar_system USING (true);
CREATE POLICY bound ON messages TO karigar_bound USING (account_id = (SELECT me()));
CREATE POLICY desks_read ON messages FOR SELECT TO karigar_ops USING ((SELECT has_desk('{dispatch,help,money,audit}')));
CREATE POLICY desks_read ON message_tries FOR SELECT TO karigar_ops
  USING ((SELECT has_desk('{dispatch,help,money,audit}')));

-- A phone says that it showed a push; only its own account's.
CREATE FUNCTION note_push_shown(notification bigint, at timestamptz) RETURNS void LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public AS $$
BEGIN
  UPDATE message_tries t SET state = 'delivered', changed_at = at
    FROM messages m WHERE m.id = t.message_id AND m.notification_id = notification AND m.account_id = me()
      AND t.channel = 'push' AND t.state IN ('trying', 'sent', 'unknown');
END $$;
REVOKE EXECUTE ON FUNCTION note_push_shown FROM PUBLIC;
GRANT EXECUTE ON FUNCTION note_push_shown TO karigar_app;

-- A message goes on by other channels, so it is begun for people without a phone that hears pushes too.
CREATE OR REPLACE FUNCTION ring_for_notifications() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public AS $$
BEGIN
  INSERT INTO outbox (task, payload)
    SELECT 'ring', jsonb_build_object('notificationId', told.id) FROM told
    WHERE told.read_at IS NULL AND (told.kind IN ('booking-assigned', 'serviceman-assigned', 'running-late', 'overdue',
        'at-your-door', 'nobody-yet', 'nobody-came', 'given-back-late', 'cancelled-by-team', 'moved-by-team',
        'work-completed', 'back-with-you', 'refund-made')
      OR EXISTS (SELECT FROM push_subscriptions s WHERE s.account_id = told.account_id));
  RETURN NULL;
END $$;
