-- Payments in the app through a gateway: docs/decisions/0102. The gateway's word alone says that money came.
ALTER TABLE payments DROP CONSTRAINT payments_mode_check;
ALTER TABLE payments ADD CONSTRAINT payments_mode_check CHECK (mode IN ('cash', 'upi', 'online')) NOT VALID;

-- A page of the gateway for the due of a booking. `held` is captured money that is neither a payment nor on its way back.
CREATE TABLE online_payments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The gateway accepts it once, so a repeated request cannot open two pages.
  reference text NOT NULL UNIQUE,
  booking_id bigint NOT NULL REFERENCES bookings,
  order_id bigint NOT NULL,
  customer_id bigint NOT NULL REFERENCES accounts,
  -- Whose job it was when the page was opened: the ledger names a serviceman with every event.
  serviceman_id bigint NOT NULL REFERENCES accounts,
  amount bigint NOT NULL CHECK (amount > 0),
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'paid', 'expired', 'refunded')),
  held bigint NOT NULL DEFAULT 0 CHECK (held >= 0),
  -- What of it goes back or went back: the sum of its refunds, which customers cannot read.
  back bigint NOT NULL DEFAULT 0 CHECK (back >= 0),
  link_id text UNIQUE,
  pay_url text,
  asked_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- Since when it is in its state.
  changed_at timestamptz NOT NULL,
  failed_at timestamptz,
  failures integer NOT NULL DEFAULT 0,
  -- The due has changed, so the page is closed and another one is opened.
  replaced_at timestamptz,
  -- When the gateway is asked next; null when nothing can come any more.
  looks_at timestamptz,
  looks integer NOT NULL DEFAULT 0,
  CHECK ((link_id IS NULL) = (pay_url IS NULL))
);
CREATE UNIQUE INDEX online_payments_open ON online_payments (booking_id) WHERE state = 'waiting' AND replaced_at IS NULL;
CREATE INDEX online_payments_booking ON online_payments (booking_id);
CREATE INDEX online_payments_looks ON online_payments (looks_at) WHERE looks_at IS NOT NULL;

-- Money that the gateway captured, once by its own id of it. `used` and `back` are set together, when it is settled.
CREATE TABLE online_captures (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  online_payment_id bigint NOT NULL REFERENCES online_payments,
  gateway_payment_id text NOT NULL UNIQUE,
  booking_id bigint NOT NULL REFERENCES bookings,
  amount bigint NOT NULL CHECK (amount > 0),
  captured_at timestamptz NOT NULL,
  used bigint CHECK (used >= 0),
  back bigint CHECK (back >= 0),
  payment_id bigint REFERENCES payments,
  CHECK ((used IS NULL) = (back IS NULL)),
  CHECK (used + back = amount),
  CHECK ((payment_id IS NOT NULL) = (coalesce(used, 0) > 0))
);
CREATE INDEX online_captures_unsettled ON online_captures (booking_id) WHERE used IS NULL;
CREATE INDEX online_captures_payment ON online_captures (online_payment_id);

-- Money on its way back to where it came from, until the gateway says that it is there.
CREATE TABLE online_refunds (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  capture_id bigint NOT NULL REFERENCES online_captures,
  booking_id bigint NOT NULL REFERENCES bookings,
  amount bigint NOT NULL CHECK (amount > 0),
  why text NOT NULL CHECK (why IN ('not-due', 'operator')),
  state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'sent', 'done')),
  -- A refused refund is asked for again under another key; a lost answer under the same one.
  attempt integer NOT NULL DEFAULT 1,
  gateway_refund_id text UNIQUE,
  asked_at timestamptz NOT NULL,
  done_at timestamptz,
  looks_at timestamptz,
  looks integer NOT NULL DEFAULT 0,
  CHECK ((state = 'asked') = (gateway_refund_id IS NULL)),
  CHECK ((state = 'done') = (done_at IS NOT NULL))
);
CREATE UNIQUE INDEX online_refunds_not_due ON online_refunds (capture_id) WHERE why = 'not-due';
CREATE INDEX online_refunds_capture ON online_refunds (capture_id);
CREATE INDEX online_refunds_booking ON online_refunds (booking_id);
CREATE INDEX online_refunds_looks ON online_refunds (looks_at) WHERE looks_at IS NOT NULL;

-- What the gateway told us, once by its own id. Only what says where to look: no name, number or card.
CREATE TABLE gateway_events (
  event_id text PRIMARY KEY,
  kind text NOT NULL,
  reference text,
  refund_id text,
  received_at timestamptz NOT NULL,
  read_at timestamptz
);
CREATE INDEX gateway_events_age ON gateway_events (received_at);

GRANT SELECT ON online_payments TO karigar_app;
GRANT INSERT (reference, booking_id, order_id, customer_id, serviceman_id, amount, asked_at, expires_at, changed_at,
  looks_at) ON online_payments TO karigar_app;
GRANT UPDATE (link_id, pay_url, failed_at, replaced_at, looks_at) ON online_payments TO karigar_app;
GRANT SELECT, INSERT, UPDATE ON online_payments, online_captures, online_refunds, gateway_events TO karigar_system;
GRANT DELETE ON gateway_events TO karigar_system;
GRANT SELECT ON online_payments TO karigar_bound;
-- An operator's refund of money that was paid in the app goes back to where it came from.
GRANT SELECT ON online_captures, online_refunds TO karigar_ops;
GRANT INSERT (capture_id, booking_id, amount, why, asked_at, looks_at) ON online_refunds TO karigar_ops;

ALTER TABLE online_payments ENABLE ROW LEVEL SECURITY;
ALTER TABLE online_captures ENABLE ROW LEVEL SECURITY;
ALTER TABLE online_refunds ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON online_payments TO karigar_app
  USING (customer_id = (SELECT me()) AND (SELECT my_role()) = 'customer');
CREATE POLICY only_own_job ON online_payments AS RESTRICTIVE FOR INSERT TO karigar_app
  WITH CHECK (EXISTS (SELECT FROM bookings b WHERE b.id = booking_id AND b.order_id = online_payments.order_id
    AND b.customer_id = (SELECT me()) AND b.serviceman_id = online_payments.serviceman_id));
CREATE POLICY only_waiting ON online_payments AS RESTRICTIVE FOR UPDATE TO karigar_app
  USING (state = 'waiting') WITH CHECK (state = 'waiting');
CREATE POLICY bound ON online_payments TO karigar_bound USING (customer_id = (SELECT me()));
CREATE POLICY desks_read ON online_captures FOR SELECT TO karigar_ops USING ((SELECT has_desk('{money}')));
CREATE POLICY desks_read ON online_refunds FOR SELECT TO karigar_ops USING ((SELECT has_desk('{money}')));
CREATE POLICY desks_insert ON online_refunds FOR INSERT TO karigar_ops WITH CHECK ((SELECT has_desk('{money}')));
CREATE POLICY system ON online_payments TO karigar_system USING (true);
CREATE POLICY system ON online_captures TO karigar_system USING (true);
CREATE POLICY system ON online_refunds TO karigar_system USING (true);

CREATE FUNCTION sum_online_refunds() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  UPDATE online_payments p SET back = p.back + NEW.amount FROM online_captures c
    WHERE c.id = NEW.capture_id AND p.id = c.online_payment_id;
  RETURN NULL;
END $$;
REVOKE EXECUTE ON FUNCTION sum_online_refunds FROM PUBLIC;
CREATE TRIGGER sum_online_refunds AFTER INSERT ON online_refunds FOR EACH ROW EXECUTE FUNCTION sum_online_refunds();

-- What is done with money in the app follows the booking: its end, its cancellation, cash that came first.
CREATE FUNCTION settle_online() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF EXISTS (SELECT FROM online_payments p WHERE p.booking_id = NEW.id
      AND (p.held > 0 OR (p.state = 'waiting' AND p.replaced_at IS NULL))) THEN
    INSERT INTO outbox (task, payload) VALUES ('settle-online-payments', jsonb_build_object('bookingId', NEW.id));
  END IF;
  RETURN NULL;
END $$;
REVOKE EXECUTE ON FUNCTION settle_online FROM PUBLIC;
CREATE TRIGGER settle_online AFTER UPDATE OF state, paid ON bookings FOR EACH ROW
  WHEN (NEW.state IN ('ended', 'completed', 'cancelled', 'refused')
    AND (OLD.state IS DISTINCT FROM NEW.state OR OLD.paid <> NEW.paid))
  EXECUTE FUNCTION settle_online();

-- `gateway` is captured and not yet given back or settled to the bank; `customer-credit` is a customer's money that is no
-- payment yet. Both are written from what the gateway says, never by a person's call.
ALTER TABLE ledger_transactions DROP CONSTRAINT ledger_transactions_cause_check;
ALTER TABLE ledger_transactions ADD CONSTRAINT ledger_transactions_cause_check CHECK (cause IN ('bill', 'payment',
  'reversal', 'refund', 'tip', 'correction', 'deposit', 'payout', 'visit', 'visit-settled', 'capture',
  'online-refund')) NOT VALID;
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_account_check;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_account_check CHECK (account IN ('customer-due',
  'serviceman-share', 'tips', 'cash-in-hand', 'payable', 'commission', 'tax', 'online', 'deposits', 'payouts', 'refunds',
  'gateway', 'customer-credit')) NOT VALID;
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_check;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_check CHECK ((owner_id IS NULL) = (account IN ('online',
  'deposits', 'payouts', 'refunds', 'gateway'))) NOT VALID;
CREATE FUNCTION refuse_gateway_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'not an event of the caller' USING ERRCODE = 'insufficient_privilege';
END $$;
CREATE TRIGGER only_gateway BEFORE INSERT ON ledger_entries FOR EACH ROW
  WHEN (NEW.account IN ('gateway', 'customer-credit') AND session_user = 'karigar_app')
  EXECUTE FUNCTION refuse_gateway_entry();
