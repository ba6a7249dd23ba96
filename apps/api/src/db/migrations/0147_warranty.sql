-- A revisit under warranty is a booking at no price that names its origin: docs/decisions/0133. One row for each, written
-- with the booking; the customer's words are for the serviceman who comes.
CREATE TABLE IF NOT EXISTS revisits (
  booking_id bigint PRIMARY KEY REFERENCES bookings,
  origin_id bigint NOT NULL REFERENCES bookings,
  origin_no text NOT NULL,
  customer_id bigint NOT NULL REFERENCES accounts,
  -- Who did the work: is asked first, and comes without pay. Quality counts it as rework of theirs.
  first_id bigint NOT NULL REFERENCES accounts,
  words text NOT NULL,
  claimed_at timestamptz NOT NULL,
  -- By when it is arranged.
  due_at timestamptz NOT NULL,
  -- A person of the team settled it otherwise.
  ended_by bigint REFERENCES accounts,
  ended_at timestamptz,
  reason text,
  CHECK (booking_id <> origin_id AND customer_id <> first_id),
  CHECK ((ended_at IS NULL) = (ended_by IS NULL) AND (ended_by IS NULL) = (reason IS NULL))
);
CREATE INDEX IF NOT EXISTS revisits_origin ON revisits (origin_id, claimed_at);
CREATE INDEX IF NOT EXISTS revisits_first ON revisits (first_id, claimed_at);
CREATE INDEX IF NOT EXISTS revisits_due ON revisits (due_at) WHERE ended_at IS NULL;

ALTER TABLE revisits ENABLE ROW LEVEL SECURITY;
GRANT SELECT ON revisits TO karigar_app, karigar_system, karigar_ops, karigar_bound;
GRANT INSERT (booking_id, origin_id, origin_no, customer_id, first_id, words, claimed_at, due_at) ON revisits
  TO karigar_bound;
-- An erasure.
GRANT UPDATE (words, reason) ON revisits TO karigar_bound, karigar_system;
GRANT UPDATE (ended_by, ended_at, reason) ON revisits TO karigar_ops;
CREATE POLICY party ON revisits FOR SELECT TO karigar_app USING (EXISTS (SELECT FROM bookings b WHERE b.id = booking_id
  AND (SELECT me()) IN (b.customer_id, b.serviceman_id)));
CREATE POLICY system ON revisits TO karigar_system USING (true);
CREATE POLICY bound ON revisits TO karigar_bound USING (customer_id = (SELECT me()) OR EXISTS (SELECT FROM bookings b
    WHERE b.id = booking_id AND b.serviceman_id = (SELECT me())))
  WITH CHECK (customer_id = (SELECT me()));
-- Of the caller's own completed booking, by who did the work, at no price.
CREATE POLICY bound_claim ON revisits AS RESTRICTIVE FOR INSERT TO karigar_bound WITH CHECK (
  EXISTS (SELECT FROM bookings o WHERE o.id = origin_id AND o.customer_id = (SELECT me()) AND o.state = 'completed'
    AND o.serviceman_id = first_id AND o.booking_no = origin_no)
  AND EXISTS (SELECT FROM bookings b WHERE b.id = booking_id AND b.customer_id = (SELECT me()) AND b.total = 0));
CREATE POLICY desks_read ON revisits FOR SELECT TO karigar_ops USING ((SELECT has_desk('{dispatch,help,money,audit}')));
CREATE POLICY desks_change ON revisits FOR UPDATE TO karigar_ops USING ((SELECT has_desk('{dispatch,help}')))
  WITH CHECK ((SELECT has_desk('{dispatch,help}')) AND (ended_by IS NULL OR ended_by = (SELECT me())));

-- After a revisit somebody else than the first serviceman is paid, whoever ended it: the worker posts it.
CREATE FUNCTION pay_revisit() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF EXISTS (SELECT FROM revisits r WHERE r.booking_id = NEW.id AND r.first_id <> NEW.serviceman_id) THEN
    INSERT INTO outbox (task, payload) VALUES ('pay-revisit', jsonb_build_object('bookingId', NEW.id));
  END IF;
  RETURN NULL;
END $$;
REVOKE EXECUTE ON FUNCTION pay_revisit FROM PUBLIC;
CREATE TRIGGER pay_revisit AFTER UPDATE OF state ON bookings FOR EACH ROW
  WHEN (NEW.state = 'ended' AND OLD.state <> 'ended') EXECUTE FUNCTION pay_revisit();
