-- What became of the booking when an offer of it was gone: somebody was faster, or it was called off.
ALTER TABLE offers ADD COLUMN gone_to text;

CREATE OR REPLACE FUNCTION close_offers() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  WITH closed AS (
    UPDATE offers SET outcome = 'gone', answered_at = NEW.updated_at, gone_to = NEW.state
    WHERE booking_id = NEW.id AND outcome IS NULL RETURNING serviceman_id
  )
  INSERT INTO outbox (account_id, kind, subject_id, version)
    SELECT serviceman_id, 'offers', NEW.id, NEW.version FROM closed;
  RETURN NULL;
END $$;

-- An offer is a booking as its list has it, and what was offered: no phone, no street, no door.
DROP FUNCTION offers_to_me;
CREATE FUNCTION offers_to_me(at timestamptz) RETURNS TABLE (id bigint, booking_no text, order_id bigint,
    customer_id bigint, serviceman_id bigint, service_id bigint, subscription_id bigint, state text,
    version integer, seen_at timestamptz, service_name text, service_name_hi text, image text,
    serviceman_name text, customer_name text, customer_phone text, alternate_phone text, area text,
    area_id bigint, street text, address text, flat_no text, house_no text, price bigint, quantity integer,
    total bigint, total_after_end bigint, paid bigint, refunded bigint, scheduled_at timestamptz,
    booked_at timestamptz, cancel_until timestamptz, started_at timestamptz, ended_at timestamptz,
    held_until date, hold_reason text, updated_at timestamptz, minutes integer, km double precision,
    travel_minutes smallint, net_pay bigint, reasons text[], offered_at timestamptz, expires_at timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
BEGIN ATOMIC
  SELECT b.id, b.booking_no, b.order_id, b.customer_id, NULL::bigint, b.service_id, NULL::bigint, b.state,
      b.version, NULL::timestamptz, b.service_name, b.service_name_hi, b.image, '', b.customer_name, NULL, NULL,
      b.area, b.area_id, '', '', '', '', b.price, b.quantity, b.total, NULL::bigint, b.paid, b.refunded,
      b.scheduled_at, b.booked_at, NULL::timestamptz, NULL::timestamptz, NULL::timestamptz, NULL::date, NULL,
      b.updated_at, b.minutes, o.km, o.travel_minutes, o.net_pay, o.reasons, o.offered_at, o.expires_at
    FROM offers o JOIN bookings b ON b.id = o.booking_id
    WHERE o.serviceman_id = me() AND my_role() = 'serviceman' AND o.outcome IS NULL AND o.expires_at > at
      AND b.state = 'offered'
    ORDER BY o.expires_at, o.id;
END;

-- Those that passed, newest first: what it was, and why it went. Nothing counts them.
CREATE FUNCTION past_offers_to_me(most integer, skipped integer) RETURNS TABLE (id bigint, booking_id bigint,
    service_name text, service_name_hi text, image text, area text, scheduled_at timestamptz,
    expires_at timestamptz, answered_at timestamptz, outcome text, gone_to text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public
BEGIN ATOMIC
  SELECT o.id, o.booking_id, b.service_name, b.service_name_hi, b.image, b.area, b.scheduled_at, o.expires_at,
      o.answered_at, o.outcome, o.gone_to
    FROM offers o JOIN bookings b ON b.id = o.booking_id
    WHERE o.serviceman_id = me() AND my_role() = 'serviceman' AND o.outcome <> 'accepted'
    ORDER BY o.id DESC LIMIT most OFFSET skipped;
END;
REVOKE EXECUTE ON FUNCTION offers_to_me, past_offers_to_me FROM PUBLIC;
GRANT EXECUTE ON FUNCTION offers_to_me, past_offers_to_me TO karigar_app;
