CREATE INDEX bookings_by_city ON bookings (city_id);
