-- A cell is one deployment: one primary database with its replicas. docs/decisions/0056: every id and number
-- names its cell, so that rows of two cells can be moved, merged and read side by side.
SET LOCAL lock_timeout = '500ms';

-- The one place that says which cell this is. A constant, so that it costs an insert nothing; set when the
-- database is made (`npm run db -- migrate --cell`) and never again. Databases from before are cell 0.
DO $$
BEGIN
  IF to_regprocedure('cell()') IS NULL THEN
    CREATE FUNCTION cell() RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN 0;
  END IF;
END $$;

-- 1 is A, 24 is Z, 25 is AA; without I and O, which are read as digits. Cell 0 has no letters.
CREATE FUNCTION cell_letters(of_cell integer) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE
    WHEN of_cell = 0 THEN ''
    WHEN of_cell <= 24 THEN substr('ABCDEFGHJKLMNPQRSTUVWXYZ', of_cell, 1)
    WHEN of_cell <= 600 THEN substr('ABCDEFGHJKLMNPQRSTUVWXYZ', (of_cell - 25) / 24 + 1, 1)
      || substr('ABCDEFGHJKLMNPQRSTUVWXYZ', (of_cell - 25) % 24 + 1, 1)
    ELSE substr('ABCDEFGHJKLMNPQRSTUVWXYZ', (of_cell - 601) / 576 + 1, 1)
      || substr('ABCDEFGHJKLMNPQRSTUVWXYZ', (of_cell - 601) / 24 % 24 + 1, 1)
      || substr('ABCDEFGHJKLMNPQRSTUVWXYZ', (of_cell - 601) % 24 + 1, 1)
  END;

-- Ids that grow with time: seconds since 2025-01-01 (31 bits) · cell (10) · counter (12). Without id_at(), which
-- PostgreSQL cannot put into the query: it would plan it for every insert.
CREATE OR REPLACE FUNCTION next_id(numbers regclass) RETURNS bigint
  LANGUAGE sql VOLATILE
  RETURN ((floor(extract(epoch FROM clock_timestamp()))::bigint - 1735689600) << 22)
    | (cell()::bigint << 12) | (nextval(numbers) & 4095);

-- What people read out: KRG-48300 in cell 0, KRG-A48300 in cell 1.
CREATE FUNCTION next_number(prefix text, numbers regclass) RETURNS text
  LANGUAGE sql VOLATILE
  RETURN prefix || cell_letters(cell()) || (nextval(numbers) & 4398046511103);

-- The sequences that this is about: all but the one of the list of migrations, which every database has alike.
CREATE FUNCTION numbering_sequences() RETURNS TABLE (numbers regclass) LANGUAGE sql STABLE AS $$
  SELECT oid::regclass FROM pg_class WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace
    AND relname <> 'schema_migrations_id_seq'
$$;

-- Every other id: cell (10 bits) · counter (42). The sequence itself has the bounds, so the column stays
-- GENERATED ALWAYS, an insert costs nothing more, and a counter that is full is an error, never another cell's id.
CREATE FUNCTION hold_to_cell(numbers regclass) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  base CONSTANT bigint := cell()::bigint << 42;
  first CONSTANT bigint := greatest(base, 1);
  last CONSTANT bigint := base + 4398046511103;
  known pg_sequence;
  latest bigint;
  was_drawn boolean;
BEGIN
  SELECT * INTO STRICT known FROM pg_sequence WHERE seqrelid = numbers;
  IF known.seqmin = first AND known.seqmax = last THEN RETURN; END IF;
  EXECUTE format('SELECT last_value, is_called FROM %s', numbers) INTO latest, was_drawn;
  EXECUTE format('ALTER SEQUENCE %s MINVALUE %s MAXVALUE %s START %s NO CYCLE %s', numbers, first, last,
    base + (known.seqstart & 4398046511103),
    CASE WHEN latest NOT BETWEEN first AND last
      THEN format('RESTART %s', base + (latest & 4398046511103) + was_drawn::integer) END);
END $$;

-- After every migration. Each sequence in a transaction of its own: two at once could wait for a call that waits for them.
CREATE PROCEDURE hold_ids_to_cell() LANGUAGE plpgsql AS $$
DECLARE
  numbers regclass;
  is_held boolean;
BEGIN
  FOR numbers IN SELECT n.numbers FROM numbering_sequences() AS n LOOP
    is_held := false;
    FOR attempt IN 1..20 LOOP
      PERFORM set_config('lock_timeout', '500ms', true);
      BEGIN
        PERFORM hold_to_cell(numbers);
        is_held := true;
      EXCEPTION WHEN lock_not_available THEN
        IF attempt = 20 THEN RAISE; END IF;
      END;
      COMMIT;
      EXIT WHEN is_held;
    END LOOP;
  END LOOP;
END $$;

-- What breaks the rule, for the check at start and for the tests: nothing, on a migrated database.
CREATE FUNCTION ids_outside_cell() RETURNS TABLE (place text, fault text) LANGUAGE sql STABLE AS $$
  SELECT n.numbers::text, 'the sequence is not held to the cell: CALL hold_ids_to_cell()'
    FROM numbering_sequences() AS n JOIN pg_sequence s ON s.seqrelid = n.numbers
    WHERE s.seqcycle OR s.seqmin <> greatest(cell()::bigint << 42, 1)
      OR s.seqmax <> (cell()::bigint << 42) + 4398046511103
  UNION ALL
  SELECT format('%s.%s', c.relname, a.attname), 'the number does not name the cell: default next_number()'
    FROM pg_attrdef d JOIN pg_class c ON c.oid = d.adrelid
      JOIN pg_attribute a ON a.attrelid = d.adrelid AND a.attnum = d.adnum
    WHERE c.relnamespace = 'public'::regnamespace AND a.atttypid <> 'bigint'::regtype
      AND c.relname <> 'schema_migrations' AND pg_get_expr(d.adbin, d.adrelid) ~ '\mnextval\M'
$$;
REVOKE EXECUTE ON FUNCTION hold_to_cell FROM PUBLIC;
REVOKE EXECUTE ON PROCEDURE hold_ids_to_cell FROM PUBLIC;

-- The law wants invoices numbered without gaps for each GSTIN: a series is one cell's, under one GSTIN.
ALTER TABLE invoices
  ADD COLUMN cell smallint NOT NULL DEFAULT cell(),
  -- Under which it was issued; null before it was written down.
  ADD COLUMN gstin text;
ALTER TABLE invoice_years ADD COLUMN gstin text;
GRANT UPDATE (gstin) ON invoice_years TO karigar_app, karigar_system;

ALTER TABLE tickets ALTER ticket_no SET DEFAULT next_number('T-', 'ticket_nos');
ALTER TABLE earnings_cases ALTER case_no SET DEFAULT next_number('Q-', 'earnings_case_nos');
ALTER TABLE bookings ALTER booking_no SET DEFAULT next_number('KRG-', 'booking_nos');

-- A new database of another cell: what the migrations before this one wrote gets ids of its cell. Nobody is on it yet.
DO $$
BEGIN
  IF cell() = 0 THEN RETURN; END IF;
  PERFORM hold_to_cell(numbers) FROM numbering_sequences();
  UPDATE ledger_rates SET id = DEFAULT;
END $$;
