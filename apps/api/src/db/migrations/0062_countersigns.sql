-- What one operator asks and another must agree to: docs/decisions/0082.
CREATE TABLE countersigns (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The call that was asked, and its fields: ids, times and amounts, never sealed data.
  call text NOT NULL,
  fields jsonb NOT NULL,
  booking_id bigint REFERENCES bookings,
  asked_by bigint NOT NULL REFERENCES accounts,
  reason text NOT NULL CHECK (reason <> ''),
  asked_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > asked_at),
  answered_by bigint REFERENCES accounts,
  outcome text CHECK (outcome IN ('agreed', 'refused')),
  answered_at timestamptz,
  words text,
  CHECK ((answered_by IS NULL) = (answered_at IS NULL) AND (answered_by IS NULL) = (outcome IS NULL)),
  CHECK (answered_by <> asked_by)
);
CREATE INDEX countersigns_open ON countersigns (expires_at, id) WHERE outcome IS NULL;
CREATE INDEX countersigns_asker ON countersigns (asked_by, id DESC);
CREATE INDEX countersigns_booking ON countersigns (booking_id, id DESC);

ALTER TABLE countersigns ENABLE ROW LEVEL SECURITY;
CREATE POLICY system ON countersigns TO karigar_system USING (true);
GRANT SELECT, INSERT, UPDATE (answered_by, outcome, answered_at, words, reason) ON countersigns TO karigar_system;
-- The words are erased with the person whom they are about (0049, 0055).
CREATE TRIGGER only_erase_reason BEFORE UPDATE OF reason ON countersigns FOR EACH ROW
  WHEN (current_user IN ('karigar_system', 'karigar_bound')) EXECUTE FUNCTION only_erase_reason();
CREATE POLICY bound ON countersigns TO karigar_bound
  USING (is_or_was_mine(booking_id)) WITH CHECK (is_or_was_mine(booking_id));
GRANT SELECT, UPDATE (reason, words) ON countersigns TO karigar_bound;

-- An operator may end work for a serviceman: the code then expires as it does after the serviceman's own end.
GRANT EXECUTE ON FUNCTION limit_completion_code TO karigar_system;
