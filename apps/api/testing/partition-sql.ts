/** Takes the partitions after this quarter away, as they are missing when years have passed. */
export const TAKE_AWAY_LATER = `
  DO $$ DECLARE gone record; BEGIN
    FOR gone IN SELECT c.oid::regclass AS name, i.inhparent::regclass AS parent
      FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
      WHERE i.inhparent IN ('bookings'::regclass, 'booking_events'::regclass)
        AND substring(c.relname FROM '\\d{4}q\\d$') > to_char(now() AT TIME ZONE 'UTC', 'YYYY"q"Q')
    LOOP
      EXECUTE format('ALTER TABLE %s DETACH PARTITION %s', gone.parent, gone.name);
      EXECUTE format('DROP TABLE %s', gone.name);
    END LOOP; END $$`;

export const COUNT_PARTITIONS = `SELECT
  (SELECT count(*)::integer FROM pg_inherits WHERE inhparent = 'bookings'::regclass) AS bookings,
  (SELECT count(*)::integer FROM pg_inherits WHERE inhparent = 'booking_events'::regclass) AS events`;

export const MAKE_TABLE = 'CREATE TABLE more (id bigint)';
