-- Every rupee, twice: docs/money.md says what the accounts are. Rows are only ever added.

-- Hundredths of a percent, from a day on; without a category, for all that have none of their own.
CREATE TABLE ledger_rates (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('commission', 'tax')),
  category_id bigint REFERENCES categories,
  from_day date NOT NULL,
  basis_points integer NOT NULL CHECK (basis_points BETWEEN 0 AND 10000),
  UNIQUE NULLS NOT DISTINCT (kind, category_id, from_day)
);
INSERT INTO ledger_rates (kind, from_day, basis_points)
  VALUES ('commission', '2025-01-01', 1500), ('tax', '2025-01-01', 1800);
GRANT SELECT ON ledger_rates TO karigar_app, karigar_system, karigar_ops;
GRANT INSERT ON ledger_rates TO karigar_ops;

-- One event that moved money. The same event is written once: cause and its id are unique.
CREATE SEQUENCE ledger_transaction_ids;
CREATE SEQUENCE ledger_causes;
CREATE TABLE ledger_transactions (
  id bigint PRIMARY KEY,
  cause text NOT NULL CHECK (cause IN ('bill', 'payment', 'reversal', 'refund', 'tip', 'correction',
    'deposit', 'payout')),
  cause_id bigint NOT NULL,
  booking_id bigint REFERENCES bookings,
  payment_id bigint REFERENCES payments,
  serviceman_id bigint NOT NULL REFERENCES accounts,
  -- Who wrote it, and why where it is a correction.
  written_by bigint REFERENCES accounts,
  reason text,
  written_at timestamptz NOT NULL,
  UNIQUE (cause, cause_id),
  CHECK (cause NOT IN ('reversal', 'refund', 'correction') OR (reason IS NOT NULL AND written_by IS NOT NULL)),
  CHECK ((cause IN ('deposit', 'payout')) = (booking_id IS NULL))
);

-- A debit is above zero, a credit below. `part` says in which of the man's sums it is a line.
CREATE TABLE ledger_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  transaction_id bigint NOT NULL REFERENCES ledger_transactions,
  account text NOT NULL CHECK (account IN ('customer-due', 'serviceman-share', 'tips', 'cash-in-hand',
    'payable', 'commission', 'tax', 'online', 'deposits', 'payouts', 'refunds')),
  owner_id bigint,
  amount bigint NOT NULL CHECK (amount <> 0),
  kind text NOT NULL,
  part text CHECK (part IN ('bill', 'earning', 'cash')),
  serviceman_id bigint NOT NULL REFERENCES accounts,
  booking_id bigint,
  day date NOT NULL,
  -- Name and quantity of what was billed, rate of what was taken.
  details jsonb,
  CHECK ((owner_id IS NULL) = (account IN ('online', 'deposits', 'payouts', 'refunds')))
);
-- The calls of /earnings: sums of his days, the lines of a job, a balance.
CREATE INDEX ledger_entries_earned ON ledger_entries (serviceman_id, day) INCLUDE (amount, kind, booking_id)
  WHERE part = 'earning';
CREATE INDEX ledger_entries_billed ON ledger_entries (serviceman_id, day) INCLUDE (amount, kind)
  WHERE part = 'bill';
CREATE INDEX ledger_entries_booking ON ledger_entries (booking_id, id) WHERE booking_id IS NOT NULL;
CREATE INDEX ledger_entries_transaction ON ledger_entries (transaction_id);
CREATE INDEX ledger_entries_balance ON ledger_entries (account, owner_id) INCLUDE (amount);

-- A man's sums, kept at hand and never the truth: `npm run db -- ledger` compares them with the entries.
CREATE TABLE serviceman_balances (
  serviceman_id bigint PRIMARY KEY REFERENCES accounts,
  cash_in_hand bigint NOT NULL DEFAULT 0,
  payable bigint NOT NULL DEFAULT 0,
  share_waiting bigint NOT NULL DEFAULT 0
);

-- What must hold however an entry is written: its event adds up to nothing, his sums follow, and his screen hears.
CREATE FUNCTION keep_books() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF EXISTS (SELECT FROM added GROUP BY transaction_id HAVING sum(amount) <> 0) THEN
    RAISE EXCEPTION 'ledger entries do not add up to nothing' USING ERRCODE = 'check_violation';
  END IF;
  INSERT INTO serviceman_balances AS b (serviceman_id, cash_in_hand, payable, share_waiting)
    SELECT serviceman_id, coalesce(sum(amount) FILTER (WHERE account = 'cash-in-hand'), 0),
      coalesce(-sum(amount) FILTER (WHERE account = 'payable'), 0),
      coalesce(-sum(amount) FILTER (WHERE account = 'serviceman-share'), 0)
    FROM added GROUP BY serviceman_id
    ON CONFLICT (serviceman_id) DO UPDATE SET cash_in_hand = b.cash_in_hand + excluded.cash_in_hand,
      payable = b.payable + excluded.payable, share_waiting = b.share_waiting + excluded.share_waiting;
  INSERT INTO outbox (account_id, kind) SELECT DISTINCT serviceman_id, 'earnings' FROM added;
  RETURN NULL;
END $$;
CREATE TRIGGER keep_books AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION keep_books();

-- His own row under its lock, made when he has none: what he may do with his cash is decided in line.
CREATE FUNCTION lock_my_balance() RETURNS SETOF serviceman_balances LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public AS $$
BEGIN
  INSERT INTO serviceman_balances (serviceman_id) VALUES (me()) ON CONFLICT DO NOTHING;
  RETURN QUERY SELECT * FROM serviceman_balances WHERE serviceman_id = me() FOR NO KEY UPDATE;
END $$;
REVOKE EXECUTE ON FUNCTION lock_my_balance FROM PUBLIC;
GRANT EXECUTE ON FUNCTION lock_my_balance TO karigar_app;

CREATE TABLE deposits (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  serviceman_id bigint NOT NULL REFERENCES accounts,
  amount bigint NOT NULL CHECK (amount > 0),
  way text NOT NULL CHECK (way IN ('office', 'bank', 'upi')),
  reference text NOT NULL,
  status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'confirmed', 'refused')),
  deposited_at timestamptz NOT NULL,
  answered_at timestamptz,
  answered_by bigint REFERENCES accounts,
  reason text,
  CHECK ((status = 'waiting') = (answered_at IS NULL)),
  CHECK (status <> 'refused' OR reason IS NOT NULL)
);
CREATE INDEX deposits_serviceman ON deposits (serviceman_id, id DESC);
CREATE INDEX deposits_waiting ON deposits (serviceman_id) INCLUDE (amount) WHERE status = 'waiting';

CREATE TABLE payouts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  serviceman_id bigint NOT NULL REFERENCES accounts,
  amount bigint NOT NULL CHECK (amount >= 0),
  kept bigint NOT NULL CHECK (kept >= 0),
  bank text NOT NULL,
  reference text NOT NULL,
  reason text NOT NULL,
  paid_by bigint NOT NULL REFERENCES accounts,
  paid_at timestamptz NOT NULL,
  CHECK (amount + kept > 0)
);
CREATE INDEX payouts_serviceman ON payouts (serviceman_id, id DESC);

-- His question about a line, and the answer to it. One open case a line.
CREATE SEQUENCE earnings_case_nos START 1001;
CREATE TABLE earnings_cases (
  case_no text PRIMARY KEY DEFAULT 'Q-' || nextval('earnings_case_nos'),
  entry_id bigint NOT NULL REFERENCES ledger_entries,
  serviceman_id bigint NOT NULL REFERENCES accounts,
  question text NOT NULL,
  asked_at timestamptz NOT NULL,
  answer text,
  answered_at timestamptz,
  answered_by bigint REFERENCES accounts,
  CHECK ((answer IS NULL) = (answered_at IS NULL))
);
CREATE UNIQUE INDEX earnings_cases_open ON earnings_cases (entry_id) WHERE answered_at IS NULL;
CREATE INDEX earnings_cases_serviceman ON earnings_cases (serviceman_id, asked_at DESC);

-- What went back to the customer, and what of a payment was taken back: both below what they are of, always.
ALTER TABLE bookings ADD COLUMN refunded bigint NOT NULL DEFAULT 0;
ALTER TABLE bookings ADD CONSTRAINT bookings_refunded_check CHECK (refunded BETWEEN 0 AND paid);
ALTER TABLE payments ADD COLUMN reversed bigint NOT NULL DEFAULT 0 CHECK (reversed BETWEEN 0 AND amount);

GRANT USAGE ON SEQUENCE ledger_transaction_ids, ledger_causes, earnings_case_nos
  TO karigar_app, karigar_system;
GRANT SELECT, INSERT ON ledger_transactions, ledger_entries TO karigar_app, karigar_system;
GRANT SELECT ON serviceman_balances, payouts TO karigar_app;
GRANT SELECT, INSERT ON deposits, earnings_cases TO karigar_app;
GRANT SELECT, INSERT, UPDATE ON serviceman_balances TO karigar_system;
GRANT SELECT, INSERT ON payouts TO karigar_system;
GRANT SELECT, UPDATE (status, answered_at, answered_by, reason) ON deposits TO karigar_system;
GRANT SELECT, UPDATE (question, answer, answered_at, answered_by) ON earnings_cases TO karigar_system;
GRANT UPDATE (reversed) ON payments TO karigar_system;

ALTER TABLE ledger_transactions ENABLE ROW LEVEL SECURITY;
ALTER TABLE ledger_entries ENABLE ROW LEVEL SECURITY;
ALTER TABLE serviceman_balances ENABLE ROW LEVEL SECURITY;
ALTER TABLE deposits ENABLE ROW LEVEL SECURITY;
ALTER TABLE payouts ENABLE ROW LEVEL SECURITY;
ALTER TABLE earnings_cases ENABLE ROW LEVEL SECURITY;

-- What a job came to is the man's to see. Either side of a booking may cause entries about it.
CREATE POLICY own ON ledger_transactions FOR SELECT TO karigar_app
  USING (serviceman_id = (SELECT me()) AND (SELECT my_role()) = 'serviceman');
CREATE POLICY own ON ledger_entries FOR SELECT TO karigar_app
  USING (serviceman_id = (SELECT me()) AND (SELECT my_role()) = 'serviceman');
CREATE POLICY cause ON ledger_transactions FOR INSERT TO karigar_app
  WITH CHECK (EXISTS (SELECT FROM bookings b WHERE b.id = booking_id
    AND b.serviceman_id = ledger_transactions.serviceman_id));
CREATE POLICY cause ON ledger_entries FOR INSERT TO karigar_app
  WITH CHECK (EXISTS (SELECT FROM bookings b WHERE b.id = booking_id
    AND b.serviceman_id = ledger_entries.serviceman_id));
CREATE POLICY own ON serviceman_balances TO karigar_app
  USING (serviceman_id = (SELECT me()) AND (SELECT my_role()) = 'serviceman');
CREATE POLICY own ON deposits TO karigar_app
  USING (serviceman_id = (SELECT me()) AND (SELECT my_role()) = 'serviceman');
CREATE POLICY own ON payouts TO karigar_app
  USING (serviceman_id = (SELECT me()) AND (SELECT my_role()) = 'serviceman');
CREATE POLICY own ON earnings_cases TO karigar_app
  USING (serviceman_id = (SELECT me()) AND (SELECT my_role()) = 'serviceman');

CREATE POLICY system ON ledger_transactions TO karigar_system USING (true);
CREATE POLICY system ON ledger_entries TO karigar_system USING (true);
CREATE POLICY system ON serviceman_balances TO karigar_system USING (true);
CREATE POLICY system ON deposits TO karigar_system USING (true);
CREATE POLICY system ON payouts TO karigar_system USING (true);
CREATE POLICY system ON earnings_cases TO karigar_system USING (true);
