-- Credit notes, with numbers without gaps for each supplier: docs/decisions/0106. The database writes them, so that no
-- refund is without one: neither one that comes before the invoice, nor one of the previous release.

-- The latest number of a financial year in the series of a supplier: 0 is the first one's, another has the one of its state.
CREATE TABLE credit_series (
  year smallint NOT NULL,
  series smallint NOT NULL CHECK (series >= 0),
  latest integer NOT NULL CHECK (latest BETWEEN 1 AND 99999999),
  gstin text,
  PRIMARY KEY (year, series)
);

-- What of an invoice was refunded, for ever: new rows only. Supplier, place and buyer are the invoice's.
CREATE TABLE credit_notes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id bigint NOT NULL REFERENCES bookings,
  cell smallint NOT NULL DEFAULT cell(),
  year smallint NOT NULL,
  series smallint NOT NULL,
  serial integer NOT NULL CHECK (serial > 0),
  issued_at timestamptz NOT NULL,
  total bigint NOT NULL CHECK (total > 0),
  -- The tax that the ledger took back with it; 0 where the marketplace bore the refund alone.
  tax bigint NOT NULL CHECK (tax BETWEEN 0 AND total),
  UNIQUE (year, series, serial)
);
CREATE INDEX credit_notes_booking ON credit_notes (booking_id);
CREATE INDEX credit_notes_issued ON credit_notes (issued_at);

GRANT SELECT ON credit_notes TO karigar_app, karigar_system, karigar_ops, karigar_bound;
ALTER TABLE credit_notes ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON credit_notes TO karigar_app
  USING ((SELECT my_role()) = 'customer' AND EXISTS (SELECT FROM bookings b WHERE b.id = booking_id
    AND b.customer_id = (SELECT me())));
CREATE POLICY system ON credit_notes TO karigar_system USING (true);
CREATE POLICY bound ON credit_notes TO karigar_bound USING (EXISTS (SELECT FROM bookings b WHERE b.id = booking_id
  AND b.customer_id = (SELECT me())));
CREATE POLICY desks_read ON credit_notes FOR SELECT TO karigar_ops
  USING ((SELECT has_desk('{dispatch,help,money,audit}')));

-- Writes what was refunded of an invoice and has no credit note yet; nothing before there is an invoice.
CREATE FUNCTION issue_credit_note(of_booking bigint) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public
AS $$
DECLARE
  of_invoice invoices;
  back bigint;
  back_tax bigint;
  at timestamptz;
  of_year smallint;
  number integer;
BEGIN
  SELECT * INTO of_invoice FROM invoices i WHERE i.booking_id = of_booking;
  IF NOT FOUND THEN RETURN; END IF;
  SELECT b.refunded - coalesce((SELECT sum(n.total) FROM credit_notes n WHERE n.booking_id = of_booking), 0) INTO back
    FROM bookings b WHERE b.id = of_booking;
  IF back <= 0 THEN RETURN; END IF;
  SELECT coalesce(sum(e.amount) FILTER (WHERE e.account = 'tax'), 0)
      - coalesce((SELECT sum(n.tax) FROM credit_notes n WHERE n.booking_id = of_booking), 0),
      greatest(max(t.written_at), of_invoice.issued_at) INTO back_tax, at
    FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
    WHERE t.booking_id = of_booking AND t.cause = 'refund';
  at := coalesce(at, of_invoice.issued_at);
  of_year := extract(year FROM (at AT TIME ZONE 'Asia/Kolkata') - interval '3 months');
  INSERT INTO credit_series AS y (year, series, latest, gstin) VALUES (of_year, of_invoice.series, 1, of_invoice.gstin)
    ON CONFLICT (year, series) DO UPDATE SET latest = y.latest + 1 RETURNING latest INTO number;
  INSERT INTO credit_notes (booking_id, year, series, serial, issued_at, total, tax)
    VALUES (of_booking, of_year, of_invoice.series, number, at, back, least(greatest(back_tax, 0), back));
END $$;
REVOKE EXECUTE ON FUNCTION issue_credit_note FROM PUBLIC;

-- At the commit: the ledger has the whole refund by then, and the series is locked for a moment only.
CREATE FUNCTION credit_what_was_refunded() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM issue_credit_note((to_jsonb(NEW) ->> TG_ARGV[0])::bigint);
  RETURN NULL;
END $$;
REVOKE EXECUTE ON FUNCTION credit_what_was_refunded FROM PUBLIC;
CREATE CONSTRAINT TRIGGER credit_what_was_refunded AFTER UPDATE OF refunded ON bookings DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.refunded > OLD.refunded) EXECUTE FUNCTION credit_what_was_refunded('id');
-- A refund of a bill that was paid in part comes before its invoice.
CREATE CONSTRAINT TRIGGER credit_what_was_refunded AFTER INSERT ON invoices DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION credit_what_was_refunded('booking_id');

-- Refunds from before, in their order.
SELECT hold_to_cell('credit_notes_id_seq');
SELECT issue_credit_note(booking_id) FROM (
  SELECT t.booking_id FROM ledger_transactions t WHERE t.cause = 'refund' GROUP BY t.booking_id
  ORDER BY max(t.written_at), t.booking_id
) AS refunds;
