-- A visit that found nobody and was reported without network waits for a person: docs/exceptions.md.
ALTER TABLE bookings
  -- When the serviceman left, by the phone's claim; null while nothing waits for a decision.
  ADD COLUMN visit_case_at timestamptz;
GRANT UPDATE (visit_case_at) ON bookings TO karigar_app;

-- As before, and: a case ends with whatever changes the booking, and nobody is overdue who has said that they came.
CREATE OR REPLACE FUNCTION plan_overdue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.serviceman_id IS DISTINCT FROM OLD.serviceman_id OR NEW.scheduled_at <> OLD.scheduled_at THEN
    NEW.expected_at := NULL;
    NEW.arrived_at := NULL;
    NEW.visit_case_at := NULL;
    NEW.taken_over_at := CASE WHEN NEW.state = 'held' AND OLD.serviceman_id IS NOT NULL THEN NEW.updated_at END;
  END IF;
  IF NEW.state <> 'assigned' THEN
    NEW.visit_case_at := NULL;
  END IF;
  NEW.overdue_at := CASE WHEN NEW.state = 'assigned' AND NEW.arrived_at IS NULL AND NEW.visit_case_at IS NULL
    THEN coalesce(NEW.expected_at, NEW.scheduled_at) + interval '15 minutes' END;
  RETURN NEW;
END $$;
DROP TRIGGER plan_overdue ON bookings;
CREATE TRIGGER plan_overdue
  BEFORE UPDATE OF state, serviceman_id, scheduled_at, expected_at, arrived_at, visit_case_at ON bookings
  FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state OR OLD.serviceman_id IS DISTINCT FROM NEW.serviceman_id
    OR OLD.scheduled_at IS DISTINCT FROM NEW.scheduled_at OR OLD.expected_at IS DISTINCT FROM NEW.expected_at
    OR OLD.arrived_at IS DISTINCT FROM NEW.arrived_at OR OLD.visit_case_at IS DISTINCT FROM NEW.visit_case_at)
  EXECUTE FUNCTION plan_overdue();

DROP INDEX booking_events_exceptions;
CREATE INDEX booking_events_exceptions ON booking_events (received_at DESC, id DESC)
  WHERE refusal IS NULL AND (command IN ('run-late', 'overdue', 'arrive', 'no-show', 'missed-visit', 'ask-override', 'settle-visit')
    OR (command = 'cancel' AND actor = 'serviceman') OR (command = 'assign' AND from_state = 'held'));
