-- What is checked and measured in the work of a service, from the catalogue's files, and what was done of it.
ALTER TABLE services ADD COLUMN checklist jsonb NOT NULL DEFAULT '[]';

-- The latest one of a booking, with the names of its items as they were. A reason is a word of the app, no text.
CREATE TABLE booking_checklists (
  booking_id bigint PRIMARY KEY REFERENCES bookings,
  items jsonb NOT NULL,
  reason text CHECK (reason IN ('not-needed', 'no-access', 'not-wanted', 'no-tool')),
  saved_at timestamptz NOT NULL
);
GRANT SELECT, INSERT, UPDATE (items, reason, saved_at) ON booking_checklists TO karigar_app;
GRANT SELECT ON booking_checklists TO karigar_system, karigar_ops, karigar_bound;

ALTER TABLE booking_checklists ENABLE ROW LEVEL SECURITY;
CREATE POLICY party_reads ON booking_checklists FOR SELECT TO karigar_app
  USING (EXISTS (SELECT FROM bookings b WHERE b.id = booking_id));
CREATE POLICY serviceman_adds ON booking_checklists FOR INSERT TO karigar_app
  WITH CHECK ((SELECT my_role()) = 'serviceman' AND EXISTS (SELECT FROM bookings b WHERE b.id = booking_id
    AND b.serviceman_id = (SELECT me()) AND b.state IN ('started', 'held', 'ended', 'completed')));
CREATE POLICY serviceman_changes ON booking_checklists FOR UPDATE TO karigar_app
  USING ((SELECT my_role()) = 'serviceman' AND EXISTS (SELECT FROM bookings b WHERE b.id = booking_id
    AND b.serviceman_id = (SELECT me()) AND b.state IN ('started', 'held', 'ended', 'completed')));
CREATE POLICY bound ON booking_checklists TO karigar_bound USING (is_or_was_mine(booking_id));
CREATE POLICY system ON booking_checklists TO karigar_system USING (true);
CREATE POLICY desks_read ON booking_checklists FOR SELECT TO karigar_ops
  USING ((SELECT has_desk('{dispatch,help,money,audit}')));
