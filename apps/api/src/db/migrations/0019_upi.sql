ALTER TABLE payments DROP CONSTRAINT payments_mode_check;
ALTER TABLE payments ADD CONSTRAINT payments_mode_check CHECK (mode IN ('cash', 'upi'));

-- The due of a booking, asked for by a UPI code. It is no payment until somebody who saw the money says so,
-- by the bank's number of it, which counts once.
CREATE TABLE upi_requests (
  reference text PRIMARY KEY,
  booking_id bigint NOT NULL REFERENCES bookings,
  amount bigint NOT NULL CHECK (amount > 0),
  status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'confirmed', 'lapsed')),
  asked_by bigint NOT NULL REFERENCES accounts,
  asked_at timestamptz NOT NULL,
  bank_reference text UNIQUE,
  confirmed_by bigint REFERENCES accounts,
  confirmed_at timestamptz,
  CHECK ((status = 'confirmed') = (bank_reference IS NOT NULL)),
  CHECK ((bank_reference IS NULL) = (confirmed_by IS NULL) AND (confirmed_by IS NULL) = (confirmed_at IS NULL))
);
CREATE UNIQUE INDEX upi_requests_waiting ON upi_requests (booking_id) WHERE status = 'waiting';

GRANT SELECT, INSERT, UPDATE (status) ON upi_requests TO karigar_app;
GRANT SELECT, INSERT, UPDATE ON upi_requests TO karigar_system;
ALTER TABLE upi_requests ENABLE ROW LEVEL SECURITY;
CREATE POLICY party ON upi_requests TO karigar_app
  USING (EXISTS (SELECT FROM bookings WHERE bookings.id = booking_id));
CREATE POLICY system ON upi_requests TO karigar_system USING (true);
