-- The charge of a failed visit is paid in the app, and invoiced once it is paid: docs/decisions/0107.

-- A visit that was settled otherwise closes the open page.
CREATE TRIGGER settle_online_visit AFTER UPDATE OF visit_settled ON bookings FOR EACH ROW
  WHEN (NEW.visit_settled IS NOT NULL AND OLD.visit_settled IS NULL) EXECUTE FUNCTION settle_online();

-- As in 0096, and the charge of a visit that was paid. A booking has one of the two.
CREATE OR REPLACE FUNCTION issue_invoice(of_booking bigint, of_year smallint, at timestamptz, suppliers text[]) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  of_place smallint;
  of_supplier text := suppliers[1];
  of_series smallint := 0;
  of_total bigint;
  of_rate integer;
  of_tax bigint;
  number integer;
BEGIN
  PERFORM refuse_others(of_booking);
  IF EXISTS (SELECT FROM invoices WHERE booking_id = of_booking) THEN RETURN; END IF;
  SELECT b.visit_charge INTO of_total FROM bookings b WHERE b.id = of_booking AND b.state = 'cancelled'
    AND b.visit_charge > 0 AND b.visit_settled = 'paid';
  IF FOUND THEN
    SELECT coalesce(max((e.details->>'rate')::integer), 0), coalesce(-sum(e.amount), 0) INTO of_rate, of_tax
      FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
      WHERE t.cause = 'visit' AND t.cause_id = of_booking AND e.kind = 'tax';
  ELSE
    SELECT b.total_after_end, billed.rate, billed.tax INTO of_total, of_rate, of_tax
      FROM bookings b CROSS JOIN billed_tax(of_booking) AS billed WHERE b.id = of_booking AND b.total_after_end > 0
        AND (b.state = 'completed' OR (b.state = 'ended' AND b.paid >= b.total_after_end));
    IF NOT FOUND THEN RAISE EXCEPTION 'no invoice is due' USING ERRCODE = 'insufficient_privilege'; END IF;
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
    SELECT of_booking, of_year, of_series, number, at, of_total, of_rate, of_tax, of_supplier, of_place, buyer.gstin, buyer.name
    FROM bookings b LEFT JOIN booking_buyers buyer ON buyer.booking_id = b.id WHERE b.id = of_booking;
END $$;
