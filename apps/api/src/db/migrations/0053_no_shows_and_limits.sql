-- A no-show from the door that is unusual waits for a decision: docs/decisions/0074. As before, but such a report ends the
-- booking and opens its case in one statement; whatever else ends or changes a booking closes the case.
CREATE OR REPLACE FUNCTION plan_overdue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.serviceman_id IS DISTINCT FROM OLD.serviceman_id OR NEW.scheduled_at <> OLD.scheduled_at THEN
    NEW.expected_at := NULL;
    NEW.arrived_at := NULL;
    NEW.visit_case_at := NULL;
    NEW.taken_over_at := CASE WHEN NEW.state = 'held' AND OLD.serviceman_id IS NOT NULL THEN NEW.updated_at END;
  END IF;
  IF NEW.state <> 'assigned' AND OLD.state IS DISTINCT FROM NEW.state AND (NEW.state <> 'cancelled'
      OR NEW.visit_case_at IS NOT DISTINCT FROM OLD.visit_case_at) THEN
    NEW.visit_case_at := NULL;
  END IF;
  NEW.overdue_at := CASE WHEN NEW.state = 'assigned' AND NEW.arrived_at IS NULL AND NEW.visit_case_at IS NULL
    THEN coalesce(NEW.expected_at, NEW.scheduled_at) + interval '15 minutes' END;
  RETURN NEW;
END $$;

-- How many no-shows a serviceman reported, and at which doors the phone was; which visits wait for a decision.
CREATE INDEX booking_events_doors ON booking_events (account_id, received_at)
  WHERE refusal IS NULL AND command IN ('arrive', 'no-show');
CREATE INDEX bookings_visit_case ON bookings (serviceman_id) WHERE visit_case_at IS NOT NULL;

-- Whether a message notified the other side: not again within a minute, unless it was read. And how many somebody wrote in a day.
ALTER TABLE chat_messages ADD COLUMN rings boolean NOT NULL DEFAULT true;
CREATE INDEX chat_messages_sender ON chat_messages (sender_id, sent_at);

-- A known device has its own count of wrong passwords, which nobody else can use up.
ALTER TABLE login_failures ADD COLUMN device_hash text;

-- As before, and at most 200 commands of a former assignee are kept for a booking: more tell operators nothing new.
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
      AND b.serviceman_id IS DISTINCT FROM me() AND was_mine(b.id)
      AND (SELECT count(*) FROM booking_events e WHERE e.booking_id = b.id AND e.account_id = me()
        AND e.refusal IS NOT NULL) < 200;
END $$;
