-- PostgreSQL plans the body of an SQL function anew in every call unless it can put it into the calling query, which
-- it cannot for SECURITY DEFINER, SET or a subquery. plpgsql plans once per connection: docs/decisions/0057. The
-- bodies, rights and results are as they were.

CREATE OR REPLACE FUNCTION offers_to_me(at timestamptz) RETURNS TABLE (id bigint, booking_no text, order_id bigint,
    customer_id bigint, serviceman_id bigint, service_id bigint, subscription_id bigint, state text,
    version integer, seen_at timestamptz, service_name text, service_name_hi text, image text,
    serviceman_name text, customer_name text, customer_phone text, alternate_phone text, area text,
    area_id bigint, street text, address text, flat_no text, house_no text, price bigint, quantity integer,
    total bigint, total_after_end bigint, paid bigint, refunded bigint, scheduled_at timestamptz,
    booked_at timestamptz, cancel_until timestamptz, started_at timestamptz, ended_at timestamptz,
    held_until date, hold_reason text, updated_at timestamptz, minutes integer, km double precision,
    travel_minutes smallint, net_pay bigint, reasons text[], offered_at timestamptz, expires_at timestamptz)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT b.id, b.booking_no, b.order_id, b.customer_id, NULL::bigint, b.service_id, NULL::bigint,
      b.state, b.version, NULL::timestamptz, b.service_name, b.service_name_hi, b.image, '', b.customer_name,
      NULL, NULL, b.area, b.area_id, '', '', '', '', b.price, b.quantity, b.total, NULL::bigint, b.paid,
      b.refunded, b.scheduled_at, b.booked_at, NULL::timestamptz, NULL::timestamptz, NULL::timestamptz,
      NULL::date, NULL, b.updated_at, b.minutes, o.km, o.travel_minutes, o.net_pay, o.reasons, o.offered_at,
      o.expires_at
    FROM offers o JOIN bookings b ON b.id = o.booking_id
    WHERE o.serviceman_id = me() AND my_role() = 'serviceman' AND o.outcome IS NULL AND o.expires_at > at
      AND b.state = 'offered'
    ORDER BY o.expires_at, o.id;
END $$;

CREATE OR REPLACE FUNCTION past_offers_to_me(most integer, skipped integer) RETURNS TABLE (id bigint,
    booking_id bigint, service_name text, service_name_hi text, image text, area text, scheduled_at timestamptz,
    expires_at timestamptz, answered_at timestamptz, outcome text, gone_to text)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT o.id, o.booking_id, b.service_name, b.service_name_hi, b.image, b.area, b.scheduled_at,
      o.expires_at, o.answered_at, o.outcome, o.gone_to
    FROM offers o JOIN bookings b ON b.id = o.booking_id
    WHERE o.serviceman_id = me() AND my_role() = 'serviceman' AND o.outcome <> 'accepted'
    ORDER BY o.id DESC LIMIT most OFFSET skipped;
END $$;

CREATE OR REPLACE FUNCTION serviceman_of_booking(of_booking bigint) RETURNS TABLE (id bigint, first_name text,
    last_name text, picture_key text, is_verified boolean, completed bigint, ratings integer, stars integer,
    last_heard_at timestamptz)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT a.id, p.first_name, p.last_name, p.picture_key,
      EXISTS (SELECT FROM memberships m
        WHERE m.account_id = a.id AND m.role = 'serviceman' AND m.verified_at IS NOT NULL),
      (SELECT count(*) FROM bookings done WHERE done.serviceman_id = a.id AND done.state = 'completed'),
      coalesce(r.ratings, 0), coalesce(r.stars, 0),
      CASE WHEN b.state IN ('assigned', 'started', 'held', 'ended') THEN (
        SELECT max(s.last_used_at) FROM sessions s WHERE s.account_id = a.id AND s.role = 'serviceman') END
    FROM bookings b
      JOIN accounts a ON a.id = b.serviceman_id
      JOIN profiles p ON p.account_id = a.id
      LEFT JOIN serviceman_ratings r ON r.account_id = a.id
    WHERE b.id = of_booking AND b.customer_id = me() AND my_role() = 'customer'
      AND b.state NOT IN ('requested', 'offered', 'refused') AND a.erased_at IS NULL;
END $$;

CREATE OR REPLACE FUNCTION blocked_with_me() RETURNS bigint[]
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public AS $$
BEGIN
  RETURN ARRAY(SELECT blocked_id FROM person_blocks WHERE account_id = me() AND lifted_at IS NULL
    UNION SELECT account_id FROM person_blocks WHERE blocked_id = me() AND lifted_at IS NULL);
END $$;

CREATE OR REPLACE FUNCTION call_numbers(booking bigint) RETURNS TABLE (mine text, theirs text)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT CASE WHEN b.serviceman_id = me() THEN assignee.phone ELSE b.customer_phone END,
      CASE WHEN b.serviceman_id = me() THEN b.customer_phone ELSE assignee.phone END
    FROM bookings b JOIN accounts assignee ON assignee.id = b.serviceman_id
    WHERE b.id = booking AND b.state IN ('assigned', 'started', 'held', 'ended')
      AND ((b.serviceman_id = me() AND my_role() = 'serviceman')
        OR (b.customer_id = me() AND my_role() = 'customer'))
      AND NOT EXISTS (SELECT FROM person_blocks p WHERE p.lifted_at IS NULL
        AND ((p.account_id = b.customer_id AND p.blocked_id = b.serviceman_id)
          OR (p.account_id = b.serviceman_id AND p.blocked_id = b.customer_id)));
END $$;

CREATE OR REPLACE FUNCTION was_mine(of_booking bigint) RETURNS boolean
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public AS $$
BEGIN
  RETURN my_role() = 'serviceman' AND (
    EXISTS (SELECT FROM bookings b WHERE b.id = of_booking AND b.serviceman_id = me())
    OR EXISTS (SELECT FROM former_holders f WHERE f.booking_id = of_booking AND f.account_id = me())
    OR EXISTS (SELECT FROM booking_events e WHERE e.booking_id = of_booking AND (
      (e.actor = 'serviceman' AND e.account_id = me())
      OR (e.command = 'assign' AND e.details @> jsonb_build_object('servicemanId', me())))));
END $$;

CREATE OR REPLACE FUNCTION keep_former_command(of_booking bigint, of_order bigint, his_command text,
    claimed timestamptz, received timestamptz, his_key text, his_details jsonb, his_picture text)
  RETURNS void
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public AS $$
BEGIN
  INSERT INTO booking_events (booking_id, command, actor, account_id, from_state, refusal, claimed_at,
      received_at, key, details, picture_key)
    SELECT b.id, his_command, 'serviceman', me(), b.state, 'booking.reassigned', claimed, received,
      his_key, his_details, his_picture
    FROM bookings b
    WHERE b.id = of_booking AND b.order_id = of_order AND my_role() = 'serviceman'
      AND b.serviceman_id IS DISTINCT FROM me() AND was_mine(b.id);
END $$;

-- The form without a picture was for the servers before 0027.
DROP FUNCTION keep_former_command(bigint, bigint, text, timestamptz, timestamptz, text, jsonb);

-- For migrations, which add partitions with it.
REVOKE EXECUTE ON FUNCTION id_at FROM PUBLIC;

CREATE OR REPLACE FUNCTION sorted_letters(word text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN (SELECT string_agg(letter, '' ORDER BY letter) FROM regexp_split_to_table(word, '') AS letter);
END $$;
