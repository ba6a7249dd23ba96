-- The warranty as it was promised with the order: a later change of the catalogue changes no booking. Null in rows of an
-- older server and from before: the service's own then counts.
ALTER TABLE bookings
  ADD COLUMN cover_days integer,
  ADD CONSTRAINT bookings_cover_days CHECK (cover_days >= 0) NOT VALID;
