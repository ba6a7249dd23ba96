-- Words and pictures to a customer whose job meanwhile went to somebody else are kept for operations, too; the
-- customer and the man who has the job now never see them.
ALTER TABLE booking_events ADD COLUMN picture_key text;
ALTER TABLE chat_messages ADD COLUMN claimed_at timestamptz;
GRANT UPDATE (picture_key) ON booking_events TO karigar_system;

CREATE FUNCTION keep_former_command(of_booking bigint, of_order bigint, his_command text,
    claimed timestamptz, received timestamptz, his_key text, his_details jsonb, his_picture text)
  RETURNS void
  LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public
BEGIN ATOMIC
  INSERT INTO booking_events (booking_id, command, actor, account_id, from_state, refusal, claimed_at,
      received_at, key, details, picture_key)
    SELECT b.id, his_command, 'serviceman', me(), b.state, 'booking.reassigned', claimed, received,
      his_key, his_details, his_picture
    FROM bookings b
    WHERE b.id = of_booking AND b.order_id = of_order AND my_role() = 'serviceman'
      AND b.serviceman_id IS DISTINCT FROM me()
      AND EXISTS (SELECT FROM booking_events e WHERE e.booking_id = b.id AND (
        (e.actor = 'serviceman' AND e.account_id = me())
        OR (e.command = 'assign' AND e.details @> jsonb_build_object('servicemanId', me()))));
END;
REVOKE EXECUTE ON FUNCTION keep_former_command(bigint, bigint, text, timestamptz, timestamptz, text,
  jsonb, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION keep_former_command(bigint, bigint, text, timestamptz, timestamptz, text,
  jsonb, text) TO karigar_app;

-- A server that is being replaced still calls it without a picture.
CREATE OR REPLACE FUNCTION keep_former_command(of_booking bigint, of_order bigint, his_command text,
    claimed timestamptz, received timestamptz, his_key text, his_details jsonb) RETURNS void
  LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public
BEGIN ATOMIC
  SELECT keep_former_command(of_booking, of_order, his_command, claimed, received, his_key,
    his_details, NULL);
END;

-- Whether a file is still named.
CREATE INDEX booking_events_picture ON booking_events (picture_key) WHERE picture_key IS NOT NULL;
