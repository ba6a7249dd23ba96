-- One truth about who comes: docs/decisions/0061. The two deadlines of a search follow from this moment and the visit's
-- time: packages/domain/src/offers/search-plan.ts.
ALTER TABLE bookings
  -- When the search for somebody began: booked, given back, reopened, or moved to another time before anybody accepted.
  ADD COLUMN waiting_since timestamptz;

-- Whatever changes a booking without an assignee, its next step is planned in the same transaction. In 'refused'
-- operators look for somebody, and dispatch keeps their deadline.
CREATE OR REPLACE FUNCTION plan_dispatch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.dispatch_at := CASE WHEN NEW.state IN ('requested', 'refused') AND NEW.latitude IS NOT NULL
    THEN NEW.updated_at END;
  IF TG_OP = 'INSERT' OR (NEW.state = 'requested'
      AND (OLD.state <> 'offered' OR OLD.scheduled_at <> NEW.scheduled_at)) THEN
    NEW.waiting_since := NEW.updated_at;
  END IF;
  RETURN NEW;
END $$;
DROP TRIGGER plan_dispatch_again ON bookings;
CREATE TRIGGER plan_dispatch_again BEFORE UPDATE OF state, scheduled_at ON bookings FOR EACH ROW
  WHEN (OLD.state IS DISTINCT FROM NEW.state
    OR (NEW.state = 'requested' AND OLD.scheduled_at IS DISTINCT FROM NEW.scheduled_at))
  EXECUTE FUNCTION plan_dispatch();
DROP TRIGGER wake_dispatch_again ON bookings;
CREATE TRIGGER wake_dispatch_again AFTER UPDATE OF state, scheduled_at ON bookings FOR EACH ROW
  WHEN ((OLD.state IS DISTINCT FROM NEW.state OR OLD.scheduled_at IS DISTINCT FROM NEW.scheduled_at)
    AND NEW.state = 'requested' AND NEW.dispatch_at IS NOT NULL)
  EXECUTE FUNCTION wake_dispatch();

UPDATE bookings SET waiting_since = booked_at WHERE state IN ('requested', 'offered', 'refused');
-- Refused was the end until now. Those that are past are over; about them nobody is notified now.
WITH over AS (
  UPDATE bookings SET state = 'cancelled', version = version + 1, updated_at = now()
  WHERE state = 'refused' AND scheduled_at <= now() RETURNING id
)
INSERT INTO booking_events (booking_id, command, actor, from_state, to_state, received_at)
  SELECT id, 'cancel', 'system', 'refused', 'cancelled', now() FROM over;
UPDATE bookings SET dispatch_at = now() WHERE state = 'refused' AND latitude IS NOT NULL;

-- The texts now say until when somebody is looked for.
UPDATE notifications n SET details = n.details || jsonb_build_object('by',
    floor(extract(epoch FROM b.scheduled_at) * 1000))
  FROM bookings b WHERE b.id = n.booking_id AND n.kind IN ('nobody-yet', 'given-back', 'given-back-late');

-- Operators' list: also what nobody accepted.
DROP INDEX booking_events_exceptions;
CREATE INDEX booking_events_exceptions ON booking_events (received_at DESC, id DESC)
  WHERE refusal IS NULL AND (command IN ('run-late', 'overdue', 'arrive', 'no-show', 'missed-visit', 'ask-override', 'settle-visit')
    OR (command = 'cancel' AND actor = 'serviceman') OR (command = 'assign' AND from_state = 'held')
    OR (command = 'refuse' AND to_state = 'refused'));
