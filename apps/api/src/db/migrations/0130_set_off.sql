-- "On my way": when the serviceman set off to this visit. Another serviceman or another time forgets it.
ALTER TABLE bookings ADD COLUMN set_off_at timestamptz;
GRANT UPDATE (set_off_at) ON bookings TO karigar_app, karigar_bound, karigar_ops;
CREATE OR REPLACE FUNCTION plan_overdue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.serviceman_id IS DISTINCT FROM OLD.serviceman_id OR NEW.scheduled_at <> OLD.scheduled_at THEN
    IF NEW.expected_at IS NOT DISTINCT FROM OLD.expected_at THEN
      NEW.expected_at := NULL;
    END IF;
    NEW.set_off_at := NULL;
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
ALTER POLICY only_own_command ON booking_events
  WITH CHECK (account_id = (SELECT me()) AND actor = (SELECT my_role()) AND command IN ('start', 'hold', 'resume', 'end',
    'verify', 'cancel', 'no-show', 'propose-add-ons', 'answer-add-on', 'take-back-add-on', 'submit-approval', 'pay', 'tip',
    'rate', 'block', 'send-chat', 'call', 'set-off', 'run-late', 'arrive', 'missed-visit', 'send-code'));
