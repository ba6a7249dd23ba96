-- SOS of one side of a visit: docs/decisions/0134. The other side never sees it.
CREATE TABLE IF NOT EXISTS alarms (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts,
  role text NOT NULL CHECK (role IN ('serviceman', 'customer')),
  booking_id bigint NOT NULL REFERENCES bookings,
  -- To a hundred metres.
  latitude double precision,
  longitude double precision,
  raised_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  -- By the person who raised it, or by one of the team with words.
  ended_by bigint REFERENCES accounts,
  ended_at timestamptz,
  reason text,
  CHECK ((latitude IS NULL) = (longitude IS NULL)),
  CHECK ((ended_at IS NULL) = (ended_by IS NULL) AND (reason IS NULL OR ended_at IS NOT NULL))
);
CREATE UNIQUE INDEX IF NOT EXISTS alarms_open ON alarms (account_id, booking_id) WHERE ended_at IS NULL;
CREATE INDEX IF NOT EXISTS alarms_waiting ON alarms (due_at) WHERE ended_at IS NULL;
CREATE INDEX IF NOT EXISTS alarms_booking ON alarms (booking_id);

ALTER TABLE alarms ENABLE ROW LEVEL SECURITY;
GRANT SELECT ON alarms TO karigar_app, karigar_system, karigar_ops, karigar_bound;
GRANT INSERT (account_id, role, booking_id, latitude, longitude, raised_at, due_at) ON alarms TO karigar_app;
GRANT UPDATE (latitude, longitude, ended_by, ended_at) ON alarms TO karigar_app;
GRANT USAGE ON SEQUENCE alarms_id_seq TO karigar_app;
-- An erasure.
GRANT UPDATE (latitude, longitude, reason) ON alarms TO karigar_bound, karigar_system;
GRANT UPDATE (ended_by, ended_at, reason) ON alarms TO karigar_ops;
CREATE POLICY own ON alarms TO karigar_app USING (account_id = (SELECT me()))
  WITH CHECK (account_id = (SELECT me()) AND role = (SELECT my_role()) AND (ended_by IS NULL OR ended_by = (SELECT me()))
    AND EXISTS (SELECT FROM bookings b WHERE b.id = booking_id AND (SELECT me()) IN (b.customer_id, b.serviceman_id)));
CREATE POLICY system ON alarms TO karigar_system USING (true);
CREATE POLICY bound ON alarms TO karigar_bound USING (account_id = (SELECT me()));
CREATE POLICY desks_read ON alarms FOR SELECT TO karigar_ops USING ((SELECT has_desk('{dispatch,help,audit}')));
CREATE POLICY desks_change ON alarms FOR UPDATE TO karigar_ops USING ((SELECT has_desk('{dispatch,help}')))
  WITH CHECK ((SELECT has_desk('{dispatch,help}')) AND (ended_by IS NULL OR ended_by = (SELECT me())));
