-- What a serviceman sees of a customer fades after a booking: docs/decisions/0071. Both times count from here.
ALTER TABLE bookings
  -- When the booking was completed or cancelled; null while it is live. No later change of the row moves it.
  ADD COLUMN over_at timestamptz;

CREATE FUNCTION note_over() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.over_at := CASE WHEN NEW.state IN ('completed', 'cancelled') THEN coalesce(NEW.over_at, NEW.updated_at) END;
  RETURN NEW;
END $$;
CREATE TRIGGER note_over BEFORE INSERT ON bookings FOR EACH ROW
  WHEN (NEW.state IN ('completed', 'cancelled')) EXECUTE FUNCTION note_over();
CREATE TRIGGER note_over_again BEFORE UPDATE OF state ON bookings FOR EACH ROW
  WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION note_over();

-- Without an event, what is known is the last change of the row.
UPDATE bookings b SET over_at = coalesce(
    (SELECT max(e.received_at) FROM booking_events e WHERE e.booking_id = b.id AND e.refusal IS NULL
      AND e.to_state = b.state AND e.from_state <> e.to_state), b.updated_at)
  WHERE b.state IN ('completed', 'cancelled');
ALTER TABLE bookings ADD CONSTRAINT bookings_over_check
  CHECK ((state IN ('completed', 'cancelled')) = (over_at IS NOT NULL)) NOT VALID;
