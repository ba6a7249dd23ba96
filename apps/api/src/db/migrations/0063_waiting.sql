-- Who has what waits for a person of the team, and what a person has looked into: docs/decisions/0083.
CREATE TABLE claims (
  kind text NOT NULL,
  item_id text NOT NULL,
  account_id bigint NOT NULL REFERENCES accounts,
  taken_at timestamptz NOT NULL,
  until timestamptz NOT NULL CHECK (until > taken_at),
  PRIMARY KEY (kind, item_id)
);
CREATE INDEX claims_account ON claims (account_id, until);
CREATE INDEX claims_age ON claims (until);
ALTER TABLE claims ENABLE ROW LEVEL SECURITY;
CREATE POLICY system ON claims TO karigar_system USING (true);
GRANT SELECT, INSERT, DELETE, UPDATE (account_id, taken_at, until) ON claims TO karigar_system;

-- Events that wait for no answer of their own: an operator wrote what was done about one.
CREATE TABLE ended_events (
  event_id bigint PRIMARY KEY,
  booking_id bigint NOT NULL REFERENCES bookings,
  ended_by bigint NOT NULL REFERENCES accounts,
  ended_at timestamptz NOT NULL,
  reason text NOT NULL CHECK (reason <> '')
);
CREATE INDEX ended_events_booking ON ended_events (booking_id);
ALTER TABLE ended_events ENABLE ROW LEVEL SECURITY;
CREATE POLICY system ON ended_events TO karigar_system USING (true);
GRANT SELECT, INSERT, DELETE, UPDATE (reason) ON ended_events TO karigar_system;
-- The words are erased with the person whom they are about (0049, 0055).
CREATE TRIGGER only_erase_reason BEFORE UPDATE OF reason ON ended_events FOR EACH ROW
  WHEN (current_user IN ('karigar_system', 'karigar_bound')) EXECUTE FUNCTION only_erase_reason();
CREATE POLICY bound ON ended_events TO karigar_bound
  USING (is_or_was_mine(booking_id)) WITH CHECK (is_or_was_mine(booking_id));
GRANT SELECT, UPDATE (reason) ON ended_events TO karigar_bound;

-- What waits is read every few seconds, so each kind has an index of what is open.
CREATE INDEX late_cases_due ON late_cases (due_at) WHERE closed_at IS NULL;
CREATE INDEX deposits_open ON deposits (deposited_at) WHERE status = 'waiting';
CREATE INDEX earnings_cases_waiting ON earnings_cases (asked_at) WHERE answered_at IS NULL;
CREATE INDEX upi_requests_open ON upi_requests (asked_at) WHERE status = 'waiting';
CREATE INDEX payout_freezes_open ON payout_freezes (due_at) WHERE answered_by IS NULL;
CREATE INDEX bookings_visit_due ON bookings (scheduled_at) WHERE visit_charge > 0 AND visit_settled IS NULL;
