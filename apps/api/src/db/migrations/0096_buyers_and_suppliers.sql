-- Buyers with a GSTIN, and a supplier for each state with a number series of its own: docs/decisions/0109.

-- The GST code of the state, such as 27; the loader of the catalogue writes it.
ALTER TABLE cities ADD COLUMN state smallint;
UPDATE cities SET state = CASE name WHEN 'Pune' THEN 27 WHEN 'Mumbai' THEN 27 WHEN 'Delhi' THEN 7
  WHEN 'Bengaluru' THEN 29 END;

-- The business to which a booking is invoiced. The customer gives it until the invoice is written, which copies it.
CREATE TABLE booking_buyers (
  booking_id bigint PRIMARY KEY REFERENCES bookings,
  gstin text NOT NULL CHECK (gstin ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$'),
  name text NOT NULL CHECK (name <> ''),
  saved_at timestamptz NOT NULL
);
GRANT SELECT, INSERT, DELETE, UPDATE (gstin, name, saved_at) ON booking_buyers TO karigar_app;
GRANT SELECT ON booking_buyers TO karigar_system;
GRANT SELECT, DELETE ON booking_buyers TO karigar_bound;
ALTER TABLE booking_buyers ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON booking_buyers TO karigar_app
  USING ((SELECT my_role()) = 'customer' AND EXISTS (SELECT FROM bookings b WHERE b.id = booking_id
    AND b.customer_id = (SELECT me())));
CREATE POLICY system ON booking_buyers TO karigar_system USING (true);
CREATE POLICY bound ON booking_buyers TO karigar_bound USING (EXISTS (SELECT FROM bookings b WHERE b.id = booking_id
  AND b.customer_id = (SELECT me())));
-- What was invoiced has no other buyer afterwards.
CREATE FUNCTION keep_invoiced_buyer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM invoices i WHERE i.booking_id = NEW.booking_id) THEN
    RAISE EXCEPTION 'the invoice is written' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_invoiced_buyer BEFORE INSERT OR UPDATE ON booking_buyers FOR EACH ROW
  EXECUTE FUNCTION keep_invoiced_buyer();

-- The law wants numbers without gaps for each GSTIN. The first supplier's are counted by invoice_years (0018), as series 0;
-- every other one has a series with the code of its state.
CREATE TABLE invoice_series (
  year smallint NOT NULL,
  series smallint NOT NULL CHECK (series > 0),
  latest integer NOT NULL CHECK (latest BETWEEN 1 AND 99999999),
  gstin text NOT NULL,
  PRIMARY KEY (year, series)
);
GRANT SELECT ON invoice_series TO karigar_app, karigar_system;
ALTER TABLE invoices
  ADD COLUMN IF NOT EXISTS series smallint NOT NULL DEFAULT 0,
  -- The state where the work was done; null before it was written down.
  ADD COLUMN place smallint,
  -- The business that was invoiced, as the law keeps it; null for everybody else.
  ADD COLUMN buyer_gstin text,
  ADD COLUMN buyer_name text;
-- Built by hand before the update, with CONCURRENTLY: CHANGELOG.md.
-- squawk-ignore require-concurrent-index-creation
CREATE UNIQUE INDEX IF NOT EXISTS invoices_series ON invoices (year, series, serial);
-- The index above takes its place.
ALTER TABLE invoices DROP CONSTRAINT invoices_year_serial_key;
-- The report of a month.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS invoices_issued ON invoices (issued_at);

-- Issues the invoice under the supplier of the state where the work was done, or under the first one where that state has
-- none. `suppliers` are their GSTINs.
CREATE FUNCTION issue_invoice(of_booking bigint, of_year smallint, at timestamptz, suppliers text[]) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  of_place smallint;
  of_supplier text := suppliers[1];
  of_series smallint := 0;
  number integer;
BEGIN
  PERFORM refuse_others(of_booking);
  IF EXISTS (SELECT FROM invoices WHERE booking_id = of_booking) THEN RETURN; END IF;
  IF NOT EXISTS (SELECT FROM bookings b WHERE b.id = of_booking AND b.total_after_end > 0
      AND (b.state = 'completed' OR (b.state = 'ended' AND b.paid >= b.total_after_end))) THEN
    RAISE EXCEPTION 'no invoice is due' USING ERRCODE = 'insufficient_privilege';
  END IF;
  SELECT coalesce(c.state, left(suppliers[1], 2)::smallint) INTO of_place
    FROM bookings b LEFT JOIN areas a ON a.id = b.area_id LEFT JOIN cities c ON c.id = a.city_id WHERE b.id = of_booking;
  FOR place IN 2 .. cardinality(suppliers) LOOP
    IF left(suppliers[place], 2)::smallint = of_place AND of_place <> left(suppliers[1], 2)::smallint THEN
      of_supplier := suppliers[place];
      of_series := of_place;
    END IF;
  END LOOP;
  IF of_series = 0 THEN
    INSERT INTO invoice_years AS y (year, latest, gstin) VALUES (of_year, 1, of_supplier)
      ON CONFLICT (year) DO UPDATE SET latest = y.latest + 1, gstin = coalesce(y.gstin, excluded.gstin)
      RETURNING latest INTO number;
  ELSE
    INSERT INTO invoice_series AS y (year, series, latest, gstin) VALUES (of_year, of_series, 1, of_supplier)
      ON CONFLICT (year, series) DO UPDATE SET latest = y.latest + 1 RETURNING latest INTO number;
  END IF;
  INSERT INTO invoices (booking_id, year, series, serial, issued_at, total, tax_rate, tax, gstin, place, buyer_gstin, buyer_name)
    SELECT b.id, of_year, of_series, number, at, b.total_after_end, billed.rate, billed.tax, of_supplier, of_place,
      buyer.gstin, buyer.name
    FROM bookings b CROSS JOIN billed_tax(of_booking) AS billed LEFT JOIN booking_buyers buyer ON buyer.booking_id = b.id
    WHERE b.id = of_booking;
END $$;
-- The program of the previous release knows one supplier.
CREATE OR REPLACE FUNCTION issue_invoice(of_booking bigint, of_year smallint, at timestamptz, of_supplier text) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM issue_invoice(of_booking, of_year, at, ARRAY[of_supplier]);
END $$;
REVOKE EXECUTE ON FUNCTION issue_invoice(bigint, smallint, timestamptz, text[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION issue_invoice(bigint, smallint, timestamptz, text[]) TO karigar_app, karigar_system, karigar_ops;

-- The report of a month reads invoices; another file may have given this right already.
GRANT SELECT ON invoices TO karigar_ops;
DROP POLICY IF EXISTS desks_read ON invoices;
CREATE POLICY desks_read ON invoices FOR SELECT TO karigar_ops USING ((SELECT has_desk('{dispatch,help,money,audit}')));
-- The desk audit reads the report too.
DROP POLICY IF EXISTS desks_read ON ledger_entries;
CREATE POLICY desks_read ON ledger_entries FOR SELECT TO karigar_ops USING ((SELECT has_desk('{help,money,audit}')));
DROP POLICY IF EXISTS desks_read ON ledger_transactions;
CREATE POLICY desks_read ON ledger_transactions FOR SELECT TO karigar_ops
  USING ((SELECT has_desk('{help,money,audit}')));
