-- What does not go as agreed: docs/exceptions.md.
ALTER TABLE bookings
  -- When he says he will be there, once he is late; null while the agreed time stands.
  ADD COLUMN expected_at timestamptz,
  -- Since when he stands at the door.
  ADD COLUMN arrived_at timestamptz,
  -- When nobody has come and somebody has to be told; null when nothing is to be done.
  ADD COLUMN overdue_at timestamptz,
  -- When held work came to this man from another.
  ADD COLUMN taken_over_at timestamptz,
  -- What coming for nothing cost, and what became of it.
  ADD COLUMN visit_charge bigint CHECK (visit_charge >= 0),
  ADD COLUMN visit_settled text CHECK (visit_settled IN ('paid', 'waived')),
  ADD CONSTRAINT bookings_visit_check CHECK (visit_charge IS NOT NULL OR visit_settled IS NULL);
CREATE INDEX bookings_overdue ON bookings (overdue_at) WHERE overdue_at IS NOT NULL;

-- Another man or another time: what the one before said of his way is over. Whoever changes a booking cannot forget it.
-- OVERDUE_MS of packages/domain/src/booking/running-late.ts.
CREATE FUNCTION plan_overdue() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.serviceman_id IS DISTINCT FROM OLD.serviceman_id OR NEW.scheduled_at <> OLD.scheduled_at THEN
    NEW.expected_at := NULL;
    NEW.arrived_at := NULL;
    NEW.taken_over_at := CASE WHEN NEW.state = 'held' AND OLD.serviceman_id IS NOT NULL THEN NEW.updated_at END;
  END IF;
  NEW.overdue_at := CASE WHEN NEW.state = 'assigned' AND NEW.arrived_at IS NULL
    THEN coalesce(NEW.expected_at, NEW.scheduled_at) + interval '15 minutes' END;
  RETURN NEW;
END $$;
CREATE TRIGGER plan_overdue BEFORE UPDATE OF state, serviceman_id, scheduled_at, expected_at, arrived_at ON bookings
  FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state OR OLD.serviceman_id IS DISTINCT FROM NEW.serviceman_id
    OR OLD.scheduled_at IS DISTINCT FROM NEW.scheduled_at OR OLD.expected_at IS DISTINCT FROM NEW.expected_at
    OR OLD.arrived_at IS DISTINCT FROM NEW.arrived_at)
  EXECUTE FUNCTION plan_overdue();
-- Those that are ahead; about what is past nobody is told now.
UPDATE bookings SET overdue_at = scheduled_at + interval '15 minutes' WHERE state = 'assigned' AND scheduled_at > now();

GRANT UPDATE (expected_at, arrived_at, visit_charge) ON bookings TO karigar_app;

-- How often her code went out once more, and when last; a spent one is made anew for her.
ALTER TABLE completion_codes
  ADD COLUMN sends smallint NOT NULL DEFAULT 0 CHECK (sends BETWEEN 0 AND 3),
  ADD COLUMN sent_at timestamptz;
GRANT UPDATE (sends, sent_at, code_sealed, made_at) ON completion_codes TO karigar_app;

-- One operator asks to close a job without its code, another agrees: never the same.
CREATE TABLE completion_overrides (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id bigint NOT NULL REFERENCES bookings,
  asked_by bigint NOT NULL REFERENCES accounts,
  reason text NOT NULL CHECK (reason <> ''),
  asked_at timestamptz NOT NULL,
  confirmed_by bigint REFERENCES accounts,
  confirmed_at timestamptz,
  CHECK ((confirmed_by IS NULL) = (confirmed_at IS NULL)),
  CHECK (confirmed_by <> asked_by)
);
CREATE INDEX completion_overrides_booking ON completion_overrides (booking_id, id DESC);
CREATE INDEX completion_overrides_asker ON completion_overrides (asked_by, asked_at);
GRANT SELECT, INSERT, UPDATE (confirmed_by, confirmed_at) ON completion_overrides TO karigar_system;

-- A visit for nothing is a bill of its own, and settled apart.
ALTER TABLE ledger_transactions DROP CONSTRAINT ledger_transactions_cause_check;
ALTER TABLE ledger_transactions ADD CONSTRAINT ledger_transactions_cause_check CHECK (cause IN ('bill',
  'payment', 'reversal', 'refund', 'tip', 'correction', 'deposit', 'payout', 'visit', 'visit-settled'));

-- What operations look through, the latest first.
CREATE INDEX booking_events_exceptions ON booking_events (received_at DESC, id DESC)
  WHERE refusal IS NULL AND (command IN ('run-late', 'overdue', 'arrive', 'no-show', 'ask-override', 'settle-visit')
    OR (command = 'cancel' AND actor = 'serviceman') OR (command = 'assign' AND from_state = 'held'));
-- His calls about a booking since he came.
CREATE INDEX booking_events_calls ON booking_events (booking_id, account_id) WHERE command = 'call';
