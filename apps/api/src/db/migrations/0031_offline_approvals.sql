-- Answers to add-ons that a customer signed without network and the serviceman brought: docs/offline-approval.md.
-- One row for each question that was answered, so that its answer counts once.
CREATE TABLE add_on_approvals (
  booking_id bigint NOT NULL REFERENCES bookings,
  nonce text NOT NULL CHECK (nonce ~ '^[0-9A-F]{32}$'),
  answer text NOT NULL CHECK (answer IN ('accepted', 'rejected')),
  total bigint NOT NULL CHECK (total >= 0),
  asked_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (booking_id, nonce)
);
GRANT SELECT, INSERT ON add_on_approvals TO karigar_app;
GRANT SELECT ON add_on_approvals TO karigar_system;
ALTER TABLE add_on_approvals ENABLE ROW LEVEL SECURITY;
CREATE POLICY party ON add_on_approvals TO karigar_app
  USING (EXISTS (SELECT FROM bookings WHERE bookings.id = booking_id));
CREATE POLICY system ON add_on_approvals TO karigar_system USING (true);
