-- Ids are 53 bits, safe as a number or as text: seconds since 2025-01-01 (31) · shard (10) · sequence (12).
-- They grow with time, so big tables are partitioned by ranges of id, and carry the shard from day one.
CREATE FUNCTION id_at(moment timestamptz) RETURNS bigint
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN (floor(extract(epoch FROM moment))::bigint - 1735689600) << 22;

CREATE FUNCTION next_id(numbers regclass) RETURNS bigint
  LANGUAGE sql VOLATILE
  RETURN id_at(clock_timestamp())
    | (coalesce(nullif(current_setting('karigar.shard', true), ''), '0')::bigint << 12)
    | (nextval(numbers) & 4095);

-- Who the transaction speaks for. Row level security reads nothing else.
CREATE FUNCTION me() RETURNS bigint
  LANGUAGE sql STABLE PARALLEL SAFE
  RETURN nullif(current_setting('karigar.account', true), '')::bigint;

CREATE FUNCTION my_role() RETURNS text
  LANGUAGE sql STABLE PARALLEL SAFE
  RETURN current_setting('karigar.role', true);

CREATE SEQUENCE account_numbers;
CREATE SEQUENCE order_numbers;
CREATE SEQUENCE booking_numbers;
CREATE SEQUENCE booking_nos START 48300;

GRANT USAGE ON SCHEMA public TO karigar_app, karigar_system, karigar_ops;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO karigar_app, karigar_system;
