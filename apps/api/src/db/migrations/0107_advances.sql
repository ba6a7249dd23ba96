-- Advances that a service asks for, and a visit charge that is paid out of one: docs/decisions/0114.

-- In hundredths of a percent of the price; the catalogue's files say which.
ALTER TABLE services ADD COLUMN advance integer NOT NULL DEFAULT 0;
ALTER TABLE services ADD CONSTRAINT services_advance_check CHECK (advance BETWEEN 0 AND 5000) NOT VALID;
-- As ordered. Nothing where customers cannot pay in the app.
ALTER TABLE bookings ADD COLUMN advance bigint NOT NULL DEFAULT 0;

-- Captured money pays a bill, and then has its payment, or the charge of a visit, which has none.
ALTER TABLE online_captures DROP CONSTRAINT online_captures_check2;
ALTER TABLE online_captures ADD CONSTRAINT online_captures_paid_check
  CHECK (payment_id IS NULL OR coalesce(used, 0) > 0) NOT VALID;
