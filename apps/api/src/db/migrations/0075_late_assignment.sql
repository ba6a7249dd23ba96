-- Whoever is given a visit whose time has passed is expected at a new time, told with the assignment: as before, but an
-- expected time that comes with another serviceman stays.
CREATE OR REPLACE FUNCTION plan_overdue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.serviceman_id IS DISTINCT FROM OLD.serviceman_id OR NEW.scheduled_at <> OLD.scheduled_at THEN
    IF NEW.expected_at IS NOT DISTINCT FROM OLD.expected_at THEN
      NEW.expected_at := NULL;
    END IF;
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
