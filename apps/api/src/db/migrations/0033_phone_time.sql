-- When it happened on our clock: what the phone claims, by its age and within what is possible. claimed_at stays as it was said.
ALTER TABLE booking_events ADD COLUMN happened_at timestamptz;
-- The last moment at which the serviceman did something to it: nothing they do next was before it.
ALTER TABLE bookings ADD COLUMN turned_at timestamptz;
GRANT UPDATE (turned_at) ON bookings TO karigar_app;
