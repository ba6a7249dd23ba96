-- The operators' board reads a city's bookings: docs/decisions/0081.
ALTER TABLE bookings
  -- The city of the area; null in old bookings, made before areas were stored.
  ADD COLUMN city_id bigint REFERENCES cities;

CREATE FUNCTION place_in_city() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.city_id := (SELECT city_id FROM areas WHERE id = NEW.area_id);
  RETURN NEW;
END $$;
CREATE TRIGGER place_in_city BEFORE INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION place_in_city();
CREATE TRIGGER place_in_city_again BEFORE UPDATE OF area_id ON bookings FOR EACH ROW EXECUTE FUNCTION place_in_city();
UPDATE bookings b SET city_id = a.city_id FROM areas a WHERE a.id = b.area_id;

-- The lanes of a day, and whatever is open on any day.
CREATE INDEX bookings_city_day ON bookings (city_id, scheduled_at);
CREATE INDEX bookings_city_open ON bookings (city_id, scheduled_at)
  WHERE state IN ('requested', 'offered', 'refused', 'assigned', 'started', 'held', 'ended');

-- What only the team says is not a person's to write, beside only_own_news (0055).
CREATE POLICY only_team_news ON notifications AS RESTRICTIVE FOR INSERT TO karigar_app
  WITH CHECK (kind NOT IN ('cancelled-by-team', 'reopened-by-team', 'moved-by-team', 'held-by-team', 'ended-by-team'));
