-- Where a customer wants people to come. The words of it are copied into each booking as they were agreed.
CREATE TABLE addresses (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES accounts,
  label text NOT NULL CHECK (label <> ''),
  -- Whom to ask for, where that is not the account's own name.
  contact_name text NOT NULL DEFAULT '',
  flat_no text NOT NULL CHECK (flat_no <> ''),
  street text NOT NULL CHECK (street <> ''),
  landmark text NOT NULL DEFAULT '',
  area_id bigint NOT NULL REFERENCES areas,
  pin_code text NOT NULL CHECK (pin_code ~ '^[1-9][0-9]{5}$'),
  latitude double precision NOT NULL CHECK (latitude BETWEEN 6 AND 38),
  longitude double precision NOT NULL CHECK (longitude BETWEEN 68 AND 98),
  used_at timestamptz NOT NULL
);
CREATE INDEX addresses_account ON addresses (account_id, used_at DESC);

-- Where a serviceman sets out from, how far he goes and whether he takes work at all. A man without
-- a row here is counted for no slot and offered nothing.
CREATE TABLE serviceman_work (
  account_id bigint PRIMARY KEY REFERENCES accounts,
  latitude double precision NOT NULL CHECK (latitude BETWEEN 6 AND 38),
  longitude double precision NOT NULL CHECK (longitude BETWEEN 68 AND 98),
  reach_km smallint NOT NULL CHECK (reach_km BETWEEN 1 AND 50),
  on_duty boolean NOT NULL DEFAULT true,
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX serviceman_work_place ON serviceman_work (latitude, longitude) WHERE on_duty;

-- Minutes after midnight in India; 1 is Monday.
CREATE TABLE serviceman_hours (
  account_id bigint NOT NULL REFERENCES accounts,
  weekday smallint NOT NULL CHECK (weekday BETWEEN 1 AND 7),
  from_minute smallint NOT NULL CHECK (from_minute >= 0),
  to_minute smallint NOT NULL CHECK (to_minute <= 1440),
  PRIMARY KEY (account_id, weekday, from_minute),
  CHECK (from_minute < to_minute)
);

CREATE TABLE serviceman_days_off (
  account_id bigint NOT NULL REFERENCES accounts,
  day date NOT NULL,
  PRIMARY KEY (account_id, day)
);

-- What a slot needs of a booking. Those made before know neither their place nor their length.
ALTER TABLE bookings
  ADD COLUMN area_id bigint REFERENCES areas,
  ADD COLUMN latitude double precision,
  ADD COLUMN longitude double precision,
  ADD COLUMN minutes integer CHECK (minutes > 0),
  -- The last moment at which the customer may cancel by herself, as it was shown to her.
  ADD COLUMN cancel_until timestamptz;
-- What a day's capacity is counted from: all that is still to be done on it.
CREATE INDEX bookings_day ON bookings (scheduled_at)
  WHERE state IN ('requested', 'offered', 'assigned', 'started', 'held');

-- Whoever books in a city for a day waits here for the one before, until that transaction ends.
CREATE FUNCTION lock_work_day(city bigint, day date) RETURNS void
  LANGUAGE sql VOLATILE
  RETURN pg_advisory_xact_lock(hashtextextended('work-day ' || city || ' ' || day, 0));
REVOKE EXECUTE ON FUNCTION lock_work_day FROM PUBLIC;
GRANT EXECUTE ON FUNCTION lock_work_day TO karigar_system;

GRANT SELECT, INSERT, DELETE ON addresses TO karigar_app, karigar_system;
GRANT UPDATE (label, contact_name, flat_no, street, landmark, area_id, pin_code, latitude, longitude,
  used_at) ON addresses TO karigar_app, karigar_system;
GRANT SELECT ON serviceman_work, serviceman_hours, serviceman_days_off TO karigar_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON serviceman_work, serviceman_hours, serviceman_days_off
  TO karigar_system;

ALTER TABLE addresses ENABLE ROW LEVEL SECURITY;
ALTER TABLE serviceman_work ENABLE ROW LEVEL SECURITY;
ALTER TABLE serviceman_hours ENABLE ROW LEVEL SECURITY;
ALTER TABLE serviceman_days_off ENABLE ROW LEVEL SECURITY;

CREATE POLICY own ON addresses TO karigar_app
  USING (account_id = (SELECT me()) AND (SELECT my_role()) = 'customer');
CREATE POLICY own ON serviceman_work TO karigar_app
  USING (account_id = (SELECT me()) AND (SELECT my_role()) = 'serviceman');
CREATE POLICY own ON serviceman_hours TO karigar_app
  USING (account_id = (SELECT me()) AND (SELECT my_role()) = 'serviceman');
CREATE POLICY own ON serviceman_days_off TO karigar_app
  USING (account_id = (SELECT me()) AND (SELECT my_role()) = 'serviceman');
CREATE POLICY system ON addresses TO karigar_system USING (true);
CREATE POLICY system ON serviceman_work TO karigar_system USING (true);
CREATE POLICY system ON serviceman_hours TO karigar_system USING (true);
CREATE POLICY system ON serviceman_days_off TO karigar_system USING (true);
