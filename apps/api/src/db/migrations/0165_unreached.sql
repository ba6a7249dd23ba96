-- What no message told a customer, a person of the team told them: docs/messages.md. Until a row says so, the booking waits
-- for the desk. A row is about everything that had failed by then.
CREATE TABLE IF NOT EXISTS unreached_ends (
  booking_id bigint NOT NULL REFERENCES bookings,
  ended_at timestamptz NOT NULL,
  ended_by bigint NOT NULL REFERENCES accounts,
  reason text NOT NULL CHECK (reason <> ''),
  PRIMARY KEY (booking_id, ended_at)
);
CREATE INDEX IF NOT EXISTS unreached_ends_age ON unreached_ends (ended_at);
-- The queue is counted every few seconds: it reads what failed alone. On many messages it is built CONCURRENTLY by hand
-- before: the changelog says how.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS messages_failed ON messages (ended_at) WHERE state = 'failed';

ALTER TABLE unreached_ends ENABLE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, DELETE ON unreached_ends TO karigar_ops;
GRANT SELECT, DELETE, UPDATE (reason) ON unreached_ends TO karigar_system;
GRANT SELECT, UPDATE (reason) ON unreached_ends TO karigar_bound;
CREATE POLICY system ON unreached_ends TO karigar_system USING (true);
CREATE POLICY bound ON unreached_ends TO karigar_bound
  USING (is_or_was_mine(booking_id)) WITH CHECK (is_or_was_mine(booking_id));
CREATE POLICY desks_read ON unreached_ends FOR SELECT TO karigar_ops
  USING ((SELECT has_desk('{dispatch,help,money,audit}')));
CREATE POLICY desks_insert ON unreached_ends FOR INSERT TO karigar_ops
  WITH CHECK ((SELECT has_desk('{dispatch,help}')) AND ended_by = (SELECT me()));
CREATE POLICY desks_delete ON unreached_ends FOR DELETE TO karigar_ops
  USING ((SELECT has_desk('{dispatch,help}')) AND ended_by = (SELECT me()));
-- The words are erased with the person whom they are about.
CREATE TRIGGER only_erase_reason BEFORE UPDATE OF reason ON unreached_ends FOR EACH ROW
  WHEN (current_user IN ('karigar_system', 'karigar_bound')) EXECUTE FUNCTION only_erase_reason();
CREATE TRIGGER hint_room AFTER INSERT OR DELETE ON unreached_ends FOR EACH ROW
  EXECUTE FUNCTION hint_room('-1000004', 'waiting');
