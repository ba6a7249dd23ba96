-- What an operator refunds and the customer had not paid in the app: a person transfers it by bank or UPI.
CREATE TABLE refund_transfers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id bigint NOT NULL REFERENCES bookings,
  amount bigint NOT NULL CHECK (amount > 0),
  asked_at timestamptz NOT NULL,
  -- The bank's number of the transfer: the word that it was sent. One transfer pays one refund.
  utr text UNIQUE CHECK (utr ~ '^[A-Z0-9]{10,22}$'),
  sent_by bigint REFERENCES accounts,
  sent_at timestamptz,
  CHECK ((utr IS NULL) = (sent_at IS NULL)),
  CHECK ((utr IS NULL) = (sent_by IS NULL))
);
CREATE INDEX refund_transfers_booking ON refund_transfers (booking_id);
CREATE INDEX refund_transfers_open ON refund_transfers (asked_at) WHERE sent_at IS NULL;

GRANT SELECT (booking_id, amount, asked_at, sent_at) ON refund_transfers TO karigar_app;
GRANT SELECT ON refund_transfers TO karigar_system, karigar_ops;
GRANT INSERT (booking_id, amount, asked_at), UPDATE (utr, sent_by, sent_at) ON refund_transfers TO karigar_ops;
ALTER TABLE refund_transfers ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON refund_transfers FOR SELECT TO karigar_app
  USING ((SELECT my_role()) = 'customer' AND EXISTS (SELECT FROM bookings b WHERE b.id = booking_id
    AND b.customer_id = (SELECT me())));
CREATE POLICY system ON refund_transfers TO karigar_system USING (true);
CREATE POLICY desks_read ON refund_transfers FOR SELECT TO karigar_ops USING ((SELECT has_desk('{money,audit}')));
CREATE POLICY desks_insert ON refund_transfers FOR INSERT TO karigar_ops WITH CHECK ((SELECT has_desk('{money}')));
CREATE POLICY desks_change ON refund_transfers FOR UPDATE TO karigar_ops
  USING ((SELECT has_desk('{money}')) AND sent_at IS NULL) WITH CHECK (sent_by = (SELECT me()));
CREATE TRIGGER hint_room AFTER INSERT OR UPDATE ON refund_transfers FOR EACH ROW
  EXECUTE FUNCTION hint_room('-1000002', 'money');

-- The customer reads how a refund stands, also one that goes back through the gateway.
GRANT SELECT (booking_id, amount, why, asked_at, done_at) ON online_refunds TO karigar_app;
CREATE POLICY own ON online_refunds FOR SELECT TO karigar_app
  USING ((SELECT my_role()) = 'customer' AND EXISTS (SELECT FROM bookings b WHERE b.id = booking_id
    AND b.customer_id = (SELECT me())));

-- Money that is back changes nothing else of the booking, so its customer's screen hears of it here.
CREATE FUNCTION hint_refund() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  INSERT INTO outbox (account_id, kind, subject_id, version)
    SELECT b.customer_id, 'booking', b.id, b.version FROM bookings b WHERE b.id = NEW.booking_id;
  RETURN NULL;
END $$;
REVOKE EXECUTE ON FUNCTION hint_refund FROM PUBLIC;
CREATE TRIGGER hint_refund AFTER UPDATE OF done_at ON online_refunds FOR EACH ROW
  WHEN (OLD.done_at IS NULL AND NEW.done_at IS NOT NULL) EXECUTE FUNCTION hint_refund();
CREATE TRIGGER hint_refund AFTER UPDATE OF sent_at ON refund_transfers FOR EACH ROW
  WHEN (OLD.sent_at IS NULL AND NEW.sent_at IS NOT NULL) EXECUTE FUNCTION hint_refund();

-- Other causes stay as they are.
DO $$
DECLARE
  known text := (SELECT string_agg(quote_literal(cause[1]), ', ') FROM pg_constraint c,
    regexp_matches(pg_get_constraintdef(c.oid), $re$'([a-z-]+)'::text$re$, 'g') AS cause
    WHERE c.conname = 'ledger_transactions_cause_check' AND c.conrelid = 'ledger_transactions'::regclass);
BEGIN
  ALTER TABLE ledger_transactions DROP CONSTRAINT ledger_transactions_cause_check;
  EXECUTE format('ALTER TABLE ledger_transactions ADD CONSTRAINT ledger_transactions_cause_check
    CHECK (cause IN (%s, ''refund-transfer'')) NOT VALID', known);
END $$;
