-- A booking's record, the log of bookings, and find: docs/decisions/0087.

-- What operators write for each other on a booking. A row is never changed: it is taken back at once, or goes with the
-- person whom it is about.
CREATE TABLE notes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id bigint NOT NULL REFERENCES bookings,
  written_by bigint NOT NULL REFERENCES accounts,
  written_at timestamptz NOT NULL,
  words text NOT NULL CHECK (words <> '' AND length(words) <= 1000)
);
CREATE INDEX notes_booking ON notes (booking_id, id);
ALTER TABLE notes ENABLE ROW LEVEL SECURITY;
CREATE POLICY system ON notes TO karigar_system USING (true);
GRANT SELECT, INSERT, DELETE ON notes TO karigar_system;
CREATE POLICY bound ON notes TO karigar_bound
  USING (is_or_was_mine(booking_id)) WITH CHECK (is_or_was_mine(booking_id));
GRANT SELECT, DELETE ON notes TO karigar_bound;

-- Colleagues who have the record open read it again.
CREATE FUNCTION hint_city_of_note() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  INSERT INTO outbox (account_id, kind, subject_id, version)
    SELECT -b.city_id, 'booking', b.id, b.version FROM bookings b
    WHERE b.id = coalesce(NEW.booking_id, OLD.booking_id) AND b.city_id IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER hint_city_of_note AFTER INSERT OR DELETE ON notes FOR EACH ROW EXECUTE FUNCTION hint_city_of_note();

-- Find: a number, or the start of a name. `text_pattern_ops` compares bytes, so a start is a range.
CREATE INDEX bookings_number ON bookings (booking_no);
CREATE INDEX profiles_name ON profiles (lower(first_name || ' ' || last_name) text_pattern_ops);
CREATE INDEX profiles_last_name ON profiles (lower(last_name) text_pattern_ops);

-- The log, by the time of the visit: of everything, of a state, of a state in a city, of a serviceman. A city has bookings_city_day, a customer
-- bookings_customer.
CREATE INDEX bookings_log ON bookings (scheduled_at, id);
CREATE INDEX bookings_log_state ON bookings (state, scheduled_at, id);
CREATE INDEX bookings_log_city_state ON bookings (city_id, state, scheduled_at, id);
CREATE INDEX bookings_log_serviceman ON bookings (serviceman_id, scheduled_at, id) WHERE serviceman_id IS NOT NULL;

-- The history of a booking has what people were told.
CREATE INDEX notifications_booking ON notifications (booking_id, id) WHERE booking_id IS NOT NULL;
