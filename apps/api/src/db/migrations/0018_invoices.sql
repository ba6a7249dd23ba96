-- The latest number of a financial year, which is named by the year it begins in. Whoever takes the next
-- one holds the row until his transaction ends: one that is aborted gives it back, so there is no gap.
CREATE TABLE invoice_years (
  year smallint PRIMARY KEY,
  latest integer NOT NULL CHECK (latest BETWEEN 1 AND 99999999)
);

-- What was invoiced, for ever: new rows only. Whom and for what stands on the booking, so that a person
-- who leaves is anonymised in one place. Tax lies within the total; its rate is percent times 100.
CREATE TABLE invoices (
  booking_id bigint PRIMARY KEY REFERENCES bookings,
  year smallint NOT NULL,
  serial integer NOT NULL CHECK (serial > 0),
  issued_at timestamptz NOT NULL,
  total bigint NOT NULL CHECK (total > 0),
  tax_rate integer NOT NULL CHECK (tax_rate BETWEEN 0 AND 10000),
  tax bigint NOT NULL CHECK (tax BETWEEN 0 AND total),
  UNIQUE (year, serial)
);

GRANT SELECT, INSERT, UPDATE (latest) ON invoice_years TO karigar_app, karigar_system;
GRANT SELECT, INSERT ON invoices TO karigar_app, karigar_system;

ALTER TABLE invoices ENABLE ROW LEVEL SECURITY;
CREATE POLICY party ON invoices TO karigar_app
  USING (EXISTS (SELECT FROM bookings WHERE bookings.id = booking_id));
CREATE POLICY system ON invoices TO karigar_system USING (true);

-- The tax of a booking's bill as the books have it; of one that no book knows yet, by the rate of its last
-- day. Rounded as the ledger rounds.
CREATE FUNCTION billed_tax(of_booking bigint) RETURNS TABLE (rate integer, tax bigint)
  LANGUAGE sql STABLE AS $$
  SELECT coalesce(written.rate, rates.rate), coalesce(written.tax,
    (2 * b.total_after_end * rates.rate + 10000 + rates.rate) / (2 * (10000 + rates.rate)))
  FROM bookings b JOIN services s ON s.id = b.service_id
    LEFT JOIN LATERAL (
      SELECT (e.details->>'rate')::integer AS rate, -e.amount AS tax FROM ledger_transactions t
        JOIN ledger_entries e ON e.transaction_id = t.id
      WHERE t.cause = 'bill' AND t.cause_id = b.id AND e.kind = 'tax'
    ) AS written ON true
    CROSS JOIN LATERAL (
      SELECT coalesce((
        SELECT r.basis_points FROM ledger_rates r
        WHERE r.kind = 'tax' AND (r.category_id = s.category_id OR r.category_id IS NULL)
          AND r.from_day <= (b.ended_at AT TIME ZONE 'Asia/Kolkata')::date
        ORDER BY r.category_id NULLS LAST, r.from_day DESC LIMIT 1), 0) AS rate
    ) AS rates
  WHERE b.id = of_booking
$$;

-- Gives each booking that is completed or paid and has none its number, in the order the work ended.
-- For what was done before there were invoices, and for worlds that are planted whole.
CREATE FUNCTION invoice_the_past() RETURNS void LANGUAGE sql AS $$
  LOCK TABLE invoice_years IN SHARE ROW EXCLUSIVE MODE;
  WITH owed AS (
    SELECT id, total_after_end AS total, greatest(ended_at, updated_at) AS at,
      extract(year FROM (greatest(ended_at, updated_at) AT TIME ZONE 'Asia/Kolkata') - interval '3 months')::smallint AS year
    FROM bookings b WHERE total_after_end > 0
      AND (state = 'completed' OR (state = 'ended' AND paid >= total_after_end))
      AND NOT EXISTS (SELECT FROM invoices i WHERE i.booking_id = b.id)
  ), numbered AS (
    SELECT owed.*, coalesce(y.latest, 0) + row_number() OVER (PARTITION BY owed.year ORDER BY at, id) AS serial
    FROM owed LEFT JOIN invoice_years y ON y.year = owed.year
  ), counted AS (
    INSERT INTO invoice_years (year, latest) SELECT year, max(serial) FROM numbered GROUP BY year
    ON CONFLICT (year) DO UPDATE SET latest = excluded.latest RETURNING year
  )
  INSERT INTO invoices (booking_id, year, serial, issued_at, total, tax_rate, tax)
  SELECT id, year, serial, at, total, rate, tax FROM numbered JOIN counted USING (year), billed_tax(id)
$$;
REVOKE ALL ON FUNCTION invoice_the_past FROM PUBLIC;
SELECT invoice_the_past();
