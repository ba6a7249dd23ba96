-- The device of a session, by its keyed hash: switching the role keeps it, ending the session makes it unknown. Null for a
-- caller without a device name and in rows of an older server.
ALTER TABLE sessions ADD COLUMN device_hash text;

ALTER TABLE known_devices ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON known_devices TO karigar_app USING (account_id = (SELECT me()));
CREATE POLICY system ON known_devices TO karigar_system USING (true);
GRANT SELECT, DELETE ON known_devices TO karigar_app;
GRANT SELECT (device_hash) ON sessions TO karigar_app;
