-- The cities of a country are few.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX cities_by_state ON cities (state);

-- squawk-ignore require-concurrent-index-creation
CREATE INDEX bookings_by_city ON bookings (city_id);
