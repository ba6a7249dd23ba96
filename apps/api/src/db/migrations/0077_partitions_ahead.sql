-- Partitions of bookings and their events are added by the worker, long before the first booking needs them.

-- Until when there are partitions; the bound of the last one is an id, and an id begins with its second.
CREATE FUNCTION booking_partitions_end() RETURNS timestamptz
  LANGUAGE plpgsql STABLE SET search_path = public AS $$
BEGIN
  RETURN (SELECT to_timestamp((max(substring(pg_get_expr(c.relpartbound, c.oid) FROM 'TO \(''(\d+)''\)')::bigint) >> 22)
      + 1735689600)
    FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid WHERE i.inhparent = 'bookings'::regclass);
END $$;

-- Adds the quarter after the last one and returns the new end; null where enough are there, or another worker adds one.
-- Whoever waits for a table stops everybody who comes later: it gives up soon, and the next round tries again.
CREATE FUNCTION add_next_booking_partition(ahead interval) RETURNS timestamptz
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public SET timezone = 'UTC' SET lock_timeout = '400ms' AS $$
DECLARE
  begins timestamptz;
  ends timestamptz;
BEGIN
  IF ahead > interval '2 years' THEN
    RAISE EXCEPTION 'partitions for more than two years ahead';
  END IF;
  IF NOT pg_try_advisory_xact_lock(hashtextextended('karigar booking partitions', 0)) THEN
    RETURN NULL;
  END IF;
  begins := booking_partitions_end();
  IF begins > clock_timestamp() + ahead THEN
    RETURN NULL;
  END IF;
  ends := date_trunc('quarter', begins) + interval '3 months';
  PERFORM add_booking_partition(to_char(begins, 'YYYY"q"Q'), id_at(begins), id_at(ends));
  RETURN ends;
END $$;

REVOKE EXECUTE ON FUNCTION add_next_booking_partition(interval), booking_partitions_end() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION add_next_booking_partition(interval), booking_partitions_end() TO karigar_system;
