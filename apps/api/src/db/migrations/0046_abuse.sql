-- Limits against abuse. Networks, devices and recipients are keyed hashes; the system's role alone comes here.

-- Visits that new customers ordered: counted for each network over a day, without naming who ordered.
CREATE TABLE new_customer_orders (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  network_hash text NOT NULL,
  visits smallint NOT NULL CHECK (visits > 0),
  placed_at timestamptz NOT NULL
);
CREATE INDEX new_customer_orders_network ON new_customer_orders (network_hash, placed_at);
CREATE INDEX new_customer_orders_age ON new_customer_orders (placed_at);
GRANT SELECT, INSERT, DELETE ON new_customer_orders TO karigar_system;

-- Codes for known devices are counted apart from those for strangers. Where the open budget is used up, a recipient without
-- an account gets no message: its row limits the caller and costs nothing.
ALTER TABLE otp_sends
  ADD COLUMN network_hash text NOT NULL DEFAULT '',
  ADD COLUMN is_known boolean NOT NULL DEFAULT false,
  ADD COLUMN is_message boolean NOT NULL DEFAULT true;
CREATE INDEX otp_sends_network ON otp_sends (network_hash, sent_at);
