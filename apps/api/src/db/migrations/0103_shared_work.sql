-- Work that one serviceman began and another ended is shared by the minutes worked: docs/decisions/0112.

-- Written once, with the bill; no row for a booking that one serviceman did.
CREATE TABLE work_parts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  booking_id bigint NOT NULL REFERENCES bookings,
  serviceman_id bigint NOT NULL REFERENCES accounts,
  minutes integer NOT NULL CHECK (minutes >= 0),
  tax bigint NOT NULL CHECK (tax >= 0),
  commission bigint NOT NULL CHECK (commission >= 0),
  share bigint NOT NULL CHECK (share >= 0),
  billed bigint GENERATED ALWAYS AS (tax + commission + share) STORED,
  UNIQUE (booking_id, serviceman_id)
);
CREATE INDEX work_parts_serviceman ON work_parts (serviceman_id, booking_id);
GRANT SELECT ON work_parts TO karigar_app, karigar_system, karigar_ops, karigar_bound;

ALTER TABLE work_parts ENABLE ROW LEVEL SECURITY;
-- Who takes the money reads all parts, to share it.
CREATE POLICY own ON work_parts TO karigar_app USING ((SELECT my_role()) = 'serviceman'
  AND (serviceman_id = (SELECT me()) OR EXISTS (SELECT FROM bookings b WHERE b.id = booking_id)));
CREATE POLICY bound ON work_parts TO karigar_bound USING (serviceman_id = (SELECT me()));
CREATE POLICY system ON work_parts TO karigar_system USING (true);
CREATE POLICY desks_read ON work_parts FOR SELECT TO karigar_ops USING ((SELECT has_desk('{dispatch,help,money,audit}')));

-- A person's call shares the bill of an own booking whose work ends now, among those who had it, and all of it. The others
-- are told here: the policy of notifications lets a call tell the two sides of a booking alone.
CREATE FUNCTION save_work_parts(of_booking bigint, at timestamptz, given jsonb) RETURNS SETOF work_parts LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF session_user = 'karigar_app' AND NOT EXISTS (SELECT FROM bookings b
      WHERE b.id = of_booking AND b.serviceman_id = me() AND my_role() = 'serviceman' AND b.state = 'started'
        AND b.total + (SELECT coalesce(sum(a.price * a.quantity), 0) FROM booking_add_ons a
            WHERE a.booking_id = b.id AND a.status = 'accepted')
          = (SELECT sum(p.tax + p.commission + p.share)
            FROM jsonb_to_recordset(given) AS p (tax bigint, commission bigint, share bigint))
        AND NOT EXISTS (SELECT FROM jsonb_to_recordset(given) AS p ("servicemanId" bigint)
          WHERE p."servicemanId" <> me() AND NOT EXISTS (SELECT FROM former_holders f
            WHERE f.booking_id = b.id AND f.account_id = p."servicemanId"))) THEN
    RAISE EXCEPTION 'not the parts of this work' USING ERRCODE = 'insufficient_privilege';
  END IF;
  INSERT INTO notifications (account_id, kind, details, created_at)
    SELECT p."servicemanId", 'part-earned', jsonb_build_object('bookingNo', b.booking_no, 'amount', p.share), at
    FROM bookings b, jsonb_to_recordset(given) AS p ("servicemanId" bigint, share bigint)
    WHERE b.id = of_booking AND p."servicemanId" <> b.serviceman_id;
  INSERT INTO outbox (account_id, kind) SELECT p."servicemanId", 'notifications'
    FROM bookings b, jsonb_to_recordset(given) AS p ("servicemanId" bigint)
    WHERE b.id = of_booking AND p."servicemanId" <> b.serviceman_id;
  RETURN QUERY INSERT INTO work_parts (booking_id, serviceman_id, minutes, tax, commission, share)
    SELECT of_booking, p."servicemanId", p.minutes, p.tax, p.commission, p.share
    FROM jsonb_to_recordset(given)
      AS p ("servicemanId" bigint, minutes integer, tax bigint, commission bigint, share bigint)
    RETURNING *;
END $$;
REVOKE EXECUTE ON FUNCTION save_work_parts FROM PUBLIC;
GRANT EXECUTE ON FUNCTION save_work_parts TO karigar_app, karigar_system, karigar_ops;

-- What a serviceman reads of a job for its earnings: an own one, or one that went to another serviceman after a part of the
-- work. Nothing about its customer.
CREATE VIEW earned_jobs WITH (security_barrier) AS
  SELECT b.id, b.order_id, b.booking_no, names_of(b.service_names, b.service_name, b.service_name_hi) AS service_names,
    b.ended_at, b.total_after_end, b.visit_charge, b.paid, b.refunded
  FROM bookings b
  WHERE my_role() = 'serviceman' AND (b.serviceman_id = me()
    OR EXISTS (SELECT FROM work_parts w WHERE w.booking_id = b.id AND w.serviceman_id = me()));
GRANT SELECT ON earned_jobs TO karigar_app;

-- `part` is the bill of another serviceman's part, `part-paid` that serviceman's share of a payment. Other causes stay as
-- they are.
DO $$
DECLARE
  known text := (SELECT string_agg(quote_literal(cause[1]), ', ') FROM pg_constraint c,
    regexp_matches(pg_get_constraintdef(c.oid), $re$'([a-z-]+)'::text$re$, 'g') AS cause
    WHERE c.conname = 'ledger_transactions_cause_check' AND c.conrelid = 'ledger_transactions'::regclass);
BEGIN
  ALTER TABLE ledger_transactions DROP CONSTRAINT ledger_transactions_cause_check;
  EXECUTE format('ALTER TABLE ledger_transactions ADD CONSTRAINT ledger_transactions_cause_check
    CHECK (cause IN (%s, ''part'', ''part-paid'')) NOT VALID', known);
END $$;

-- As in 0055, and the parts of shared work: a bill is of the own part, and another's part follows the rows of work_parts.
CREATE OR REPLACE FUNCTION post_to_ledger(of_cause text, of_cause_id bigint, of_booking bigint, of_payment bigint,
    of_serviceman bigint, by_account bigint, because text, at timestamptz, on_day date, given jsonb) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
#variable_conflict use_column
DECLARE
  event bigint := nextval('ledger_transaction_ids');
  owed bigint;
BEGIN
  IF session_user = 'karigar_app' AND of_cause IN ('part', 'part-paid') THEN
    PERFORM refuse_part(of_cause, of_cause_id, of_booking, of_payment, of_serviceman, given);
  ELSIF session_user = 'karigar_app' THEN
    PERFORM refuse_others(of_booking);
    SELECT CASE of_cause
        WHEN 'bill' THEN coalesce((SELECT w.billed FROM work_parts w
            WHERE w.booking_id = b.id AND w.serviceman_id = b.serviceman_id),
          b.total + (SELECT coalesce(sum(a.price * a.quantity), 0) FROM booking_add_ons a
            WHERE a.booking_id = b.id AND a.status = 'accepted'))
        WHEN 'payment' THEN (SELECT -p.amount FROM payments p
          WHERE p.id = of_payment AND p.id = of_cause_id AND p.booking_id = b.id AND p.mode = 'cash')
        WHEN 'visit' THEN least(b.total, (SELECT sum((e->>'amount')::bigint) FROM jsonb_array_elements(given) e
          WHERE e->>'account' = 'customer-due'))
        WHEN 'tip' THEN 0 END INTO owed
      FROM bookings b WHERE b.id = of_booking AND b.serviceman_id = of_serviceman
        AND my_role() = ANY (CASE of_cause WHEN 'tip' THEN '{customer}'::text[] WHEN 'visit' THEN '{customer,serviceman}'
          ELSE '{serviceman}' END);
    IF owed IS NULL OR because IS NOT NULL OR (by_account IS DISTINCT FROM me() AND of_cause <> 'bill')
      OR (of_cause <> 'payment' AND of_cause_id IS DISTINCT FROM of_booking)
      OR owed <> (SELECT coalesce(sum((e->>'amount')::bigint) FILTER (WHERE e->>'account' = 'customer-due'), 0)
        FROM jsonb_array_elements(given) e)
      OR EXISTS (SELECT FROM jsonb_array_elements(given) e WHERE e->>'account' IN ('online', 'deposits', 'payouts', 'refunds')
        OR (e->>'account' = 'payable' AND of_cause <> 'visit') OR (e->>'account' = 'tips' AND of_cause <> 'tip')) THEN
      RAISE EXCEPTION 'not an event of the caller' USING ERRCODE = 'insufficient_privilege';
    END IF;
  END IF;
  INSERT INTO ledger_transactions (id, cause, cause_id, booking_id, payment_id, serviceman_id, written_by, reason, written_at)
    VALUES (event, of_cause, coalesce(of_cause_id, nextval('ledger_causes')), of_booking, of_payment, of_serviceman,
      by_account, because, at);
  INSERT INTO ledger_entries (transaction_id, account, owner_id, amount, kind, part, serviceman_id, booking_id, day, details)
    SELECT event, account, "ownerId", amount, kind, part, of_serviceman, of_booking, on_day, details
    FROM ROWS FROM (jsonb_to_recordset(given) AS (account text, "ownerId" bigint, amount bigint, kind text, part text,
        details jsonb)) WITH ORDINALITY AS entry (account, "ownerId", amount, kind, part, details, at_place)
    ORDER BY at_place;
END $$;

-- Of another's part, a person's call writes the bill as it was shared, and of a payment exactly what that part then has.
CREATE FUNCTION refuse_part(of_cause text, of_cause_id bigint, of_booking bigint, of_payment bigint, of_serviceman bigint,
    given jsonb) RETURNS void LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public AS $$
DECLARE
  part work_parts;
  is_right boolean;
BEGIN
  PERFORM refuse_others(of_booking);
  SELECT * INTO part FROM work_parts w WHERE w.booking_id = of_booking AND w.serviceman_id = of_serviceman;
  IF of_cause = 'part' THEN
    is_right := part.id = of_cause_id
      AND (SELECT coalesce(sum((e->>'amount')::bigint), 0) FROM jsonb_array_elements(given) e
        WHERE e->>'account' = 'customer-due') = part.billed
      AND (SELECT coalesce(-sum((e->>'amount')::bigint), 0) FROM jsonb_array_elements(given) e
        WHERE e->>'account' = 'serviceman-share' AND (e->>'ownerId')::bigint = of_serviceman) = part.share
      AND NOT EXISTS (SELECT FROM jsonb_array_elements(given) e
        WHERE e->>'account' NOT IN ('customer-due', 'tax', 'commission', 'serviceman-share'));
  ELSE
    is_right := EXISTS (SELECT FROM payments p WHERE p.id = of_payment AND p.booking_id = of_booking AND p.mode = 'cash'
        AND p.taken_by = me())
      AND NOT EXISTS (SELECT FROM jsonb_array_elements(given) e
        WHERE e->>'account' NOT IN ('serviceman-share', 'payable') OR (e->>'ownerId')::bigint <> of_serviceman)
      AND (SELECT coalesce(-sum((e->>'amount')::bigint), 0) FROM jsonb_array_elements(given) e
          WHERE e->>'account' = 'payable')
        + (SELECT coalesce(-sum(l.amount), 0) FROM ledger_entries l JOIN ledger_transactions t ON t.id = l.transaction_id
          WHERE l.booking_id = of_booking AND l.serviceman_id = of_serviceman AND l.account = 'payable' AND t.cause = 'part-paid')
        = (SELECT div(part.share * (SELECT sum(p.amount - p.reversed) FROM payments p WHERE p.booking_id = of_booking),
            (SELECT sum(w.billed) FROM work_parts w WHERE w.booking_id = of_booking)));
  END IF;
  IF is_right IS NOT TRUE OR my_role() <> 'serviceman' THEN
    RAISE EXCEPTION 'not a part of the caller''s work' USING ERRCODE = 'insufficient_privilege';
  END IF;
END $$;
REVOKE EXECUTE ON FUNCTION refuse_part FROM PUBLIC;

-- An invoice stays one: its tax is the tax of all parts.
CREATE OR REPLACE FUNCTION billed_tax(of_booking bigint) RETURNS TABLE (rate integer, tax bigint)
  LANGUAGE sql STABLE AS $$
  SELECT coalesce(written.rate, rates.rate), coalesce(written.tax,
    (2 * b.total_after_end * rates.rate + 10000 + rates.rate) / (2 * (10000 + rates.rate)))
  FROM bookings b JOIN services s ON s.id = b.service_id
    CROSS JOIN LATERAL (
      SELECT max((e.details->>'rate')::integer) AS rate, -sum(e.amount)::bigint AS tax FROM ledger_entries e
        JOIN ledger_transactions t ON t.id = e.transaction_id
      WHERE e.booking_id = b.id AND e.kind = 'tax' AND e.part = 'bill' AND t.cause IN ('bill', 'part')
    ) AS written
    CROSS JOIN LATERAL (
      SELECT coalesce((
        SELECT r.basis_points FROM ledger_rates r
        WHERE r.kind = 'tax' AND (r.category_id = s.category_id OR r.category_id IS NULL)
          AND r.from_day <= (b.ended_at AT TIME ZONE 'Asia/Kolkata')::date
        ORDER BY r.category_id NULLS LAST, r.from_day DESC LIMIT 1), 0) AS rate
    ) AS rates
  WHERE b.id = of_booking
$$;
