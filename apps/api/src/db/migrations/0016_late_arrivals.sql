-- A man out of reach goes on working on a job that was given to somebody else. He is told what a stranger
-- is told, and his rows are not his to write any more; so the owner keeps it, for those who held the job.
CREATE FUNCTION keep_former_command(of_booking bigint, of_order bigint, his_command text,
    claimed timestamptz, received timestamptz, his_key text, his_details jsonb) RETURNS void
  LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public
BEGIN ATOMIC
  INSERT INTO booking_events (booking_id, command, actor, account_id, from_state, refusal, claimed_at,
      received_at, key, details)
    SELECT b.id, his_command, 'serviceman', me(), b.state, 'booking.reassigned', claimed, received,
      his_key, his_details
    FROM bookings b
    WHERE b.id = of_booking AND b.order_id = of_order AND my_role() = 'serviceman'
      AND b.serviceman_id IS DISTINCT FROM me()
      AND EXISTS (SELECT FROM booking_events e WHERE e.booking_id = b.id AND (
        (e.actor = 'serviceman' AND e.account_id = me())
        OR (e.command = 'assign' AND e.details @> jsonb_build_object('servicemanId', me()))));
END;
REVOKE EXECUTE ON FUNCTION keep_former_command FROM PUBLIC;
GRANT EXECUTE ON FUNCTION keep_former_command TO karigar_app;

-- What operations look through: everything that was refused, the latest first.
CREATE INDEX booking_events_refused ON booking_events (received_at DESC) WHERE refusal IS NOT NULL;
