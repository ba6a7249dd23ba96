-- Every yes and when it was taken back, with the text that was read; a row is one yes.
CREATE TABLE consents (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts,
  purpose text NOT NULL,
  text_version text NOT NULL,
  given_at timestamptz NOT NULL,
  withdrawn_at timestamptz,
  CHECK (withdrawn_at >= given_at)
);
CREATE UNIQUE INDEX consents_standing ON consents (account_id, purpose) WHERE withdrawn_at IS NULL;
CREATE INDEX consents_account ON consents (account_id, id);

-- Asked for help, complained, or reported the other side of a booking. The deadlines are written down when it
-- is opened: a later change of them changes no promise already made.
CREATE SEQUENCE ticket_nos START 1001;
CREATE TABLE tickets (
  ticket_no text PRIMARY KEY DEFAULT 'T-' || nextval('ticket_nos'),
  account_id bigint NOT NULL REFERENCES accounts,
  category text NOT NULL CHECK (category IN ('booking', 'payment', 'person', 'privacy', 'app', 'other')),
  booking_id bigint REFERENCES bookings,
  -- Who is reported, and for what.
  about_id bigint REFERENCES accounts,
  reason text CHECK (reason IN ('rude', 'unsafe', 'cheating', 'outside-app', 'other')),
  words text NOT NULL,
  opened_at timestamptz NOT NULL,
  acknowledge_by timestamptz NOT NULL,
  resolve_by timestamptz NOT NULL,
  acknowledged_at timestamptz,
  answer text,
  answered_at timestamptz,
  answered_by bigint REFERENCES accounts,
  CHECK ((about_id IS NULL) = (reason IS NULL)),
  CHECK (acknowledge_by > opened_at AND resolve_by >= acknowledge_by),
  CHECK ((answer IS NULL) = (answered_at IS NULL)),
  CHECK (answered_at IS NULL OR acknowledged_at IS NOT NULL)
);
CREATE INDEX tickets_account ON tickets (account_id, opened_at DESC);
CREATE INDEX tickets_open ON tickets (resolve_by) WHERE answered_at IS NULL;
CREATE INDEX tickets_about ON tickets (about_id) WHERE about_id IS NOT NULL;

-- No contact between two people, and no booking brings them together again, until it is lifted.
CREATE TABLE person_blocks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts,
  blocked_id bigint NOT NULL REFERENCES accounts,
  booking_id bigint NOT NULL REFERENCES bookings,
  blocked_at timestamptz NOT NULL,
  lifted_at timestamptz,
  CHECK (account_id <> blocked_id)
);
CREATE UNIQUE INDEX person_blocks_standing ON person_blocks (account_id, blocked_id) WHERE lifted_at IS NULL;
CREATE INDEX person_blocks_blocked ON person_blocks (blocked_id) WHERE lifted_at IS NULL;

-- Everyone there is a block with, whoever of the two made it: who is blocked must not read the row that says so.
CREATE FUNCTION blocked_with_me() RETURNS bigint[] LANGUAGE sql STABLE
  SECURITY DEFINER SET search_path = public
  RETURN ARRAY(SELECT blocked_id FROM person_blocks WHERE account_id = me() AND lifted_at IS NULL
    UNION SELECT account_id FROM person_blocks WHERE blocked_id = me() AND lifted_at IS NULL);

-- The two ends of a call about a booking, to its two sides and only while it is live. What is nobody else's to read
-- otherwise, the other's number, comes out here and nowhere else.
CREATE FUNCTION call_numbers(booking bigint) RETURNS TABLE (mine text, theirs text) LANGUAGE sql STABLE
  SECURITY DEFINER SET search_path = public AS $$
  SELECT CASE WHEN b.serviceman_id = me() THEN man.phone ELSE b.customer_phone END,
    CASE WHEN b.serviceman_id = me() THEN b.customer_phone ELSE man.phone END
  FROM bookings b JOIN accounts man ON man.id = b.serviceman_id
  WHERE b.id = booking AND b.state IN ('assigned', 'started', 'held', 'ended')
    AND ((b.serviceman_id = me() AND my_role() = 'serviceman')
      OR (b.customer_id = me() AND my_role() = 'customer'))
    AND NOT EXISTS (SELECT FROM person_blocks p WHERE p.lifted_at IS NULL
      AND ((p.account_id = b.customer_id AND p.blocked_id = b.serviceman_id)
        OR (p.account_id = b.serviceman_id AND p.blocked_id = b.customer_id)))
$$;

-- Who had a booking before another got it: what he did and wrote there is found by this when he leaves.
CREATE TABLE former_holders (
  account_id bigint NOT NULL REFERENCES accounts,
  booking_id bigint NOT NULL REFERENCES bookings,
  PRIMARY KEY (account_id, booking_id)
);
CREATE INDEX former_holders_booking ON former_holders (booking_id);
CREATE FUNCTION keep_former_holder() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public AS $$
BEGIN
  INSERT INTO former_holders (account_id, booking_id) VALUES (OLD.serviceman_id, OLD.id)
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_former_holder AFTER UPDATE OF serviceman_id ON bookings FOR EACH ROW
  WHEN (OLD.serviceman_id IS NOT NULL AND OLD.serviceman_id IS DISTINCT FROM NEW.serviceman_id)
  EXECUTE FUNCTION keep_former_holder();
INSERT INTO former_holders (account_id, booking_id)
  SELECT DISTINCT e.account_id, e.booking_id
  FROM booking_events e JOIN bookings b ON b.id = e.booking_id
  WHERE e.actor = 'serviceman' AND e.account_id IS DISTINCT FROM b.serviceman_id AND e.account_id IS NOT NULL;

REVOKE EXECUTE ON FUNCTION blocked_with_me, call_numbers FROM PUBLIC;
GRANT EXECUTE ON FUNCTION blocked_with_me, call_numbers TO karigar_app;

GRANT USAGE ON SEQUENCE ticket_nos TO karigar_app, karigar_system;
GRANT SELECT, INSERT, UPDATE (withdrawn_at) ON consents TO karigar_app;
GRANT SELECT, INSERT ON tickets TO karigar_app;
GRANT SELECT, INSERT, UPDATE (lifted_at) ON person_blocks TO karigar_app;
GRANT SELECT ON former_holders TO karigar_app, karigar_system;
GRANT SELECT, DELETE ON consents, person_blocks TO karigar_system;
GRANT SELECT, UPDATE (words, acknowledged_at, answer, answered_at, answered_by) ON tickets TO karigar_system;

ALTER TABLE consents ENABLE ROW LEVEL SECURITY;
ALTER TABLE tickets ENABLE ROW LEVEL SECURITY;
ALTER TABLE person_blocks ENABLE ROW LEVEL SECURITY;
ALTER TABLE former_holders ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON former_holders TO karigar_app USING (account_id = (SELECT me()));
CREATE POLICY system ON former_holders TO karigar_system USING (true);
CREATE POLICY own ON consents TO karigar_app USING (account_id = (SELECT me()));
CREATE POLICY own ON tickets TO karigar_app USING (account_id = (SELECT me()));
CREATE POLICY own ON person_blocks TO karigar_app USING (account_id = (SELECT me()));
CREATE POLICY system ON consents TO karigar_system USING (true);
CREATE POLICY system ON tickets TO karigar_system USING (true);
CREATE POLICY system ON person_blocks TO karigar_system USING (true);
