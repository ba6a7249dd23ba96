-- A booking that is offered to several is nobody's yet.
DO $$
DECLARE old text;
BEGIN
  SELECT conname INTO STRICT old FROM pg_constraint
    WHERE conrelid = 'bookings'::regclass AND contype = 'c'
      AND pg_get_constraintdef(oid) LIKE '%serviceman_id IS NOT NULL%';
  EXECUTE format('ALTER TABLE bookings DROP CONSTRAINT %I', old);
END $$;
ALTER TABLE bookings ADD CONSTRAINT bookings_holder_check
  CHECK (state IN ('requested', 'offered', 'cancelled', 'refused') OR serviceman_id IS NOT NULL);

-- When somebody has to look at it next; null when nothing is to be done by itself.
ALTER TABLE bookings ADD COLUMN dispatch_at timestamptz;
CREATE INDEX bookings_dispatch ON bookings (dispatch_at) WHERE dispatch_at IS NOT NULL;

-- Who was asked, until when, with what in view, and what came of it. That he refused or let it pass is kept
-- so that he is not asked again for the same job; nothing else reads it.
CREATE TABLE offers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id bigint NOT NULL REFERENCES bookings,
  serviceman_id bigint NOT NULL REFERENCES accounts,
  round smallint NOT NULL CHECK (round > 0),
  km double precision NOT NULL CHECK (km >= 0),
  travel_minutes smallint NOT NULL CHECK (travel_minutes >= 0),
  net_pay bigint NOT NULL CHECK (net_pay >= 0),
  reasons text[] NOT NULL,
  offered_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > offered_at),
  outcome text CHECK (outcome IN ('accepted', 'refused', 'lapsed', 'gone')),
  answered_at timestamptz,
  CHECK ((outcome IS NULL) = (answered_at IS NULL))
);
CREATE UNIQUE INDEX offers_open ON offers (serviceman_id, booking_id) WHERE outcome IS NULL;
CREATE INDEX offers_booking ON offers (booking_id, serviceman_id);
CREATE INDEX offers_serviceman ON offers (serviceman_id, id DESC);
CREATE INDEX offers_age ON offers (expires_at);

-- The nearest first; what is farther is not even looked at.
CREATE INDEX serviceman_work_near ON serviceman_work USING gist (point(longitude, latitude)) WHERE on_duty;

-- Wherever it comes from, a booking without a man has a next step in the same transaction: nobody can forget it.
-- Those from before there were places are assigned by hand, as they were.
CREATE FUNCTION plan_dispatch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.dispatch_at := CASE WHEN NEW.state = 'requested' AND NEW.latitude IS NOT NULL THEN NEW.updated_at END;
  RETURN NEW;
END $$;
CREATE TRIGGER plan_dispatch BEFORE INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION plan_dispatch();
CREATE TRIGGER plan_dispatch_again BEFORE UPDATE OF state ON bookings FOR EACH ROW
  WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION plan_dispatch();

CREATE FUNCTION wake_dispatch() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  INSERT INTO outbox (task, payload) VALUES ('dispatch-booking', jsonb_build_object('bookingId', NEW.id));
  RETURN NULL;
END $$;
CREATE TRIGGER wake_dispatch AFTER INSERT ON bookings FOR EACH ROW
  WHEN (NEW.dispatch_at IS NOT NULL) EXECUTE FUNCTION wake_dispatch();
CREATE TRIGGER wake_dispatch_again AFTER UPDATE OF state ON bookings FOR EACH ROW
  WHEN (OLD.state IS DISTINCT FROM NEW.state AND NEW.state = 'requested' AND NEW.dispatch_at IS NOT NULL)
  EXECUTE FUNCTION wake_dispatch();

-- However a booking stops being offered, its open offers are gone, and those who have them on their screens hear it.
CREATE FUNCTION close_offers() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  WITH closed AS (
    UPDATE offers SET outcome = 'gone', answered_at = NEW.updated_at
    WHERE booking_id = NEW.id AND outcome IS NULL RETURNING serviceman_id
  )
  INSERT INTO outbox (account_id, kind, subject_id, version)
    SELECT serviceman_id, 'offers', NEW.id, NEW.version FROM closed;
  RETURN NULL;
END $$;
CREATE TRIGGER close_offers AFTER UPDATE OF state ON bookings FOR EACH ROW
  WHEN (OLD.state = 'offered' AND NEW.state <> 'offered') EXECUTE FUNCTION close_offers();

-- What an offer shows of a booking that is not his: no phone, no street, no door. Nothing after it closed.
CREATE FUNCTION offers_to_me(at timestamptz) RETURNS TABLE (booking_id bigint, order_id bigint,
    booking_no text, service_name text, service_name_hi text, image text, customer_name text, area text,
    quantity integer, total bigint, scheduled_at timestamptz, minutes integer, km double precision,
    travel_minutes smallint, net_pay bigint, reasons text[], offered_at timestamptz, expires_at timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
BEGIN ATOMIC
  SELECT b.id, b.order_id, b.booking_no, b.service_name, b.service_name_hi, b.image, b.customer_name, b.area,
      b.quantity, b.total, b.scheduled_at, b.minutes, o.km, o.travel_minutes, o.net_pay, o.reasons, o.offered_at,
      o.expires_at
    FROM offers o JOIN bookings b ON b.id = o.booking_id
    WHERE o.serviceman_id = me() AND my_role() = 'serviceman' AND o.outcome IS NULL AND o.expires_at > at
      AND b.state = 'offered'
    ORDER BY o.expires_at, o.id;
END;
REVOKE EXECUTE ON FUNCTION offers_to_me, wake_dispatch, close_offers FROM PUBLIC;
GRANT EXECUTE ON FUNCTION offers_to_me TO karigar_app;

GRANT SELECT ON offers TO karigar_app;
GRANT SELECT, INSERT, UPDATE (outcome, answered_at), DELETE ON offers TO karigar_system;
ALTER TABLE offers ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON offers TO karigar_app
  USING (serviceman_id = (SELECT me()) AND (SELECT my_role()) = 'serviceman');
CREATE POLICY system ON offers TO karigar_system USING (true);

-- When he works is his to say; the policies of these tables are his own rows already.
GRANT INSERT ON serviceman_work TO karigar_app;
GRANT UPDATE (latitude, longitude, reach_km, on_duty, updated_at) ON serviceman_work TO karigar_app;
GRANT INSERT, DELETE ON serviceman_hours, serviceman_days_off TO karigar_app;
