-- What arrived too late to be taken and a person has to make good, open until somebody closed it: docs/late-arrivals.md.
CREATE TABLE late_cases (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id bigint NOT NULL REFERENCES bookings,
  -- Whose work or cash it is; the booking may be somebody else's by now.
  account_id bigint NOT NULL REFERENCES accounts,
  kind text NOT NULL CHECK (kind IN ('cash-not-taken', 'work-not-taken', 'code-expired', 'started-before-move')),
  amount bigint CHECK (amount >= 0),
  opened_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  closed_at timestamptz,
  closed_by bigint REFERENCES accounts,
  reason text,
  CHECK (due_at > opened_at),
  CHECK ((kind = 'cash-not-taken') = (amount IS NOT NULL)),
  CHECK ((closed_at IS NULL) = (closed_by IS NULL) AND (closed_at IS NULL) = (reason IS NULL))
);
-- However many actions of one job come too late, it is one case of each kind.
CREATE UNIQUE INDEX late_cases_open ON late_cases (booking_id, account_id, kind) WHERE closed_at IS NULL;
CREATE INDEX late_cases_latest ON late_cases (opened_at DESC, id DESC);
CREATE INDEX late_cases_account ON late_cases (account_id);
GRANT SELECT ON late_cases TO karigar_app;
GRANT SELECT, UPDATE (closed_at, closed_by, reason) ON late_cases TO karigar_system;
ALTER TABLE late_cases ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON late_cases TO karigar_app USING (account_id = (SELECT me()));
CREATE POLICY system ON late_cases TO karigar_system USING (true);

-- Theirs, or theirs once: by what they did, by what was given to them, and by the row that is kept when it goes to another.
CREATE FUNCTION was_mine(of_booking bigint) RETURNS boolean LANGUAGE sql STABLE
  SECURITY DEFINER SET search_path = public
BEGIN ATOMIC
  SELECT my_role() = 'serviceman' AND (
    EXISTS (SELECT FROM bookings b WHERE b.id = of_booking AND b.serviceman_id = me())
    OR EXISTS (SELECT FROM former_holders f WHERE f.booking_id = of_booking AND f.account_id = me())
    OR EXISTS (SELECT FROM booking_events e WHERE e.booking_id = of_booking AND (
      (e.actor = 'serviceman' AND e.account_id = me())
      OR (e.command = 'assign' AND e.details @> jsonb_build_object('servicemanId', me())))));
END;
REVOKE EXECUTE ON FUNCTION was_mine FROM PUBLIC;

CREATE OR REPLACE FUNCTION keep_former_command(of_booking bigint, of_order bigint, his_command text,
    claimed timestamptz, received timestamptz, his_key text, his_details jsonb, his_picture text)
  RETURNS void
  LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = public
BEGIN ATOMIC
  INSERT INTO booking_events (booking_id, command, actor, account_id, from_state, refusal, claimed_at,
      received_at, key, details, picture_key)
    SELECT b.id, his_command, 'serviceman', me(), b.state, 'booking.reassigned', claimed, received,
      his_key, his_details, his_picture
    FROM bookings b
    WHERE b.id = of_booking AND b.order_id = of_order AND my_role() = 'serviceman'
      AND b.serviceman_id IS DISTINCT FROM me() AND was_mine(b.id);
END;

-- Opens it once and tells both sides, whose booking it ever is now: whoever lost it may neither read it nor tell its customer.
CREATE FUNCTION open_late_case(of_booking bigint, of_order bigint, of_kind text, of_amount bigint,
    at timestamptz, due timestamptz, to_serviceman text, to_customer text, told jsonb) RETURNS boolean
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public AS $$
DECLARE
  of record;
  known bigint;
BEGIN
  SELECT b.id, b.booking_no, b.customer_id INTO of FROM bookings b
    WHERE b.id = of_booking AND b.order_id = of_order AND was_mine(b.id);
  IF NOT FOUND THEN RETURN false; END IF;
  UPDATE late_cases SET amount = greatest(amount, of_amount)
    WHERE booking_id = of.id AND account_id = me() AND kind = of_kind AND closed_at IS NULL
    RETURNING id INTO known;
  IF FOUND THEN RETURN false; END IF;
  INSERT INTO late_cases (booking_id, account_id, kind, amount, opened_at, due_at)
    VALUES (of.id, me(), of_kind, of_amount, at, due)
    ON CONFLICT (booking_id, account_id, kind) WHERE closed_at IS NULL DO NOTHING
    RETURNING id INTO known;
  IF NOT FOUND THEN RETURN false; END IF;
  INSERT INTO notifications (account_id, booking_id, kind, details, sender, created_at)
    SELECT party, of.id, told_as, told || jsonb_build_object('bookingNo', of.booking_no), NULL, at
    FROM (VALUES (me(), to_serviceman), (of.customer_id, to_customer)) AS both_sides (party, told_as);
  INSERT INTO outbox (account_id, kind)
    SELECT party, 'notifications' FROM unnest(ARRAY[me(), of.customer_id]) AS party;
  RETURN true;
END $$;
REVOKE EXECUTE ON FUNCTION open_late_case FROM PUBLIC;
GRANT EXECUTE ON FUNCTION open_late_case TO karigar_app;

-- A start on the day from which the customer had moved it takes the booking back to that day.
GRANT UPDATE (scheduled_at) ON bookings TO karigar_app;
