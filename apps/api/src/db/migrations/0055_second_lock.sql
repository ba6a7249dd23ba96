-- The second lock: docs/decisions/0076. First what karigar_app may write: columns by grants, states by policies, counters
-- and money through functions. Then karigar_bound, as which the system's calls run that belong to one account.

-- 1. Columns. A status that no grant names is its default: a deposit waits, an add-on is pending.

REVOKE INSERT ON deposits, earnings_cases, payments, upi_requests, booking_add_ons, tickets, consents, person_blocks,
  notifications, push_subscriptions FROM karigar_app;
GRANT INSERT (serviceman_id, amount, way, reference, deposited_at) ON deposits TO karigar_app;
GRANT INSERT (entry_id, serviceman_id, question, asked_at) ON earnings_cases TO karigar_app;
GRANT INSERT (booking_id, amount, mode, taken_by, taken_at) ON payments TO karigar_app;
GRANT INSERT (reference, booking_id, amount, asked_by, asked_at) ON upi_requests TO karigar_app;
GRANT INSERT (booking_id, add_on_id, name, name_hi, names, price, quantity, proposed_at) ON booking_add_ons TO karigar_app;
GRANT INSERT (account_id, category, booking_id, about_id, reason, words, opened_at, acknowledge_by, resolve_by)
  ON tickets TO karigar_app;
GRANT INSERT (account_id, purpose, text_version, given_at) ON consents TO karigar_app;
GRANT INSERT (account_id, blocked_id, booking_id, blocked_at) ON person_blocks TO karigar_app;
GRANT INSERT (account_id, booking_id, kind, details, sender, created_at) ON notifications TO karigar_app;

REVOKE UPDATE ON profiles, kyc_documents FROM karigar_app;
GRANT UPDATE (first_name, last_name, address, picture_key, updated_at) ON profiles TO karigar_app;
GRANT UPDATE (status, reason, image_key, image_data_key_sealed, number_sealed, number_hash, number_last_four, updated_at)
  ON kyc_documents TO karigar_app;

-- 2. States and people. Restrictive: these hold beside the policies that say whose a row is.

CREATE POLICY only_pending ON kyc_documents AS RESTRICTIVE FOR UPDATE TO karigar_app
  USING (true) WITH CHECK (status = 'pending' AND reason IS NULL);
CREATE POLICY only_end ON sessions AS RESTRICTIVE FOR UPDATE TO karigar_app
  USING (true) WITH CHECK (revoked_at IS NOT NULL);
CREATE POLICY only_once ON idempotency_keys AS RESTRICTIVE FOR UPDATE TO karigar_app
  USING (status IS NULL) WITH CHECK (true);
CREATE POLICY only_withdraw ON consents AS RESTRICTIVE FOR UPDATE TO karigar_app
  USING (withdrawn_at IS NULL) WITH CHECK (withdrawn_at IS NOT NULL);
CREATE POLICY only_lift ON person_blocks AS RESTRICTIVE FOR UPDATE TO karigar_app
  USING (true) WITH CHECK (lifted_at IS NOT NULL);
CREATE POLICY only_other_side ON person_blocks AS RESTRICTIVE FOR INSERT TO karigar_app
  WITH CHECK (EXISTS (SELECT FROM bookings b WHERE b.id = booking_id AND blocked_id IN (b.customer_id, b.serviceman_id)));
CREATE POLICY only_own_facts ON account_changes AS RESTRICTIVE FOR INSERT TO karigar_app
  WITH CHECK (fact IN ('phone', 'email', 'bank'));
CREATE POLICY only_own_booking ON tickets AS RESTRICTIVE FOR INSERT TO karigar_app
  WITH CHECK ((booking_id IS NULL AND about_id IS NULL) OR EXISTS (SELECT FROM bookings b WHERE b.id = booking_id
    AND (about_id IS NULL OR about_id IN (b.customer_id, b.serviceman_id))));
CREATE POLICY only_own_line ON earnings_cases AS RESTRICTIVE FOR INSERT TO karigar_app
  WITH CHECK (EXISTS (SELECT FROM ledger_entries e WHERE e.id = entry_id));
CREATE POLICY only_sender ON chat_messages AS RESTRICTIVE FOR INSERT TO karigar_app
  WITH CHECK (sender_id = (SELECT me()));

-- A person's own commands: the team's, the dispatcher's and those that move a booking to somebody else are not among them.
CREATE POLICY only_own_command ON booking_events AS RESTRICTIVE FOR INSERT TO karigar_app
  WITH CHECK (account_id = (SELECT me()) AND actor = (SELECT my_role()) AND command IN ('start', 'hold', 'resume', 'end',
    'verify', 'cancel', 'no-show', 'propose-add-ons', 'answer-add-on', 'take-back-add-on', 'submit-approval', 'pay', 'tip',
    'rate', 'block', 'send-chat', 'call', 'run-late', 'arrive', 'missed-visit', 'send-code'));

CREATE POLICY only_cash ON payments AS RESTRICTIVE FOR INSERT TO karigar_app
  WITH CHECK (mode = 'cash' AND taken_by = (SELECT me()) AND EXISTS (SELECT FROM bookings b WHERE b.id = booking_id
    AND b.serviceman_id = (SELECT me()) AND b.state IN ('ended', 'completed') AND amount <= b.total_after_end - b.paid));
CREATE POLICY only_ask ON upi_requests AS RESTRICTIVE FOR INSERT TO karigar_app
  WITH CHECK (asked_by = (SELECT me()) AND EXISTS (SELECT FROM bookings b WHERE b.id = booking_id
    AND b.serviceman_id = (SELECT me()) AND amount <= b.total_after_end - b.paid));
CREATE POLICY only_lapse ON upi_requests AS RESTRICTIVE FOR UPDATE TO karigar_app
  USING (status = 'waiting') WITH CHECK (status = 'lapsed');

CREATE POLICY only_serviceman ON add_on_approvals AS RESTRICTIVE FOR INSERT TO karigar_app
  WITH CHECK ((SELECT my_role()) = 'serviceman');
CREATE POLICY only_propose ON booking_add_ons AS RESTRICTIVE FOR INSERT TO karigar_app
  WITH CHECK (EXISTS (SELECT FROM bookings b WHERE b.id = booking_id AND b.serviceman_id = (SELECT me())
    AND b.state IN ('assigned', 'started', 'held')));
-- The customer accepts. For the serviceman, an approval that the customer signed was written just before.
CREATE POLICY only_answer ON booking_add_ons AS RESTRICTIVE FOR UPDATE TO karigar_app
  USING (status = 'pending')
  WITH CHECK (status = 'rejected' OR (status = 'accepted' AND ((SELECT my_role()) = 'customer'
    OR EXISTS (SELECT FROM add_on_approvals p WHERE p.booking_id = booking_add_ons.booking_id
      AND p.answer = 'accepted' AND p.received_at = booking_add_ons.answered_at))));

-- What only the team or the dispatcher says is not a person's to write, not even to their own list.
CREATE POLICY only_own_news ON notifications AS RESTRICTIVE FOR INSERT TO karigar_app
  WITH CHECK (kind NOT IN ('welcome', 'account-claimed', 'number-claimed', 'new-device', 'password-changed', 'terms-changed',
    'job-offered', 'booking-assigned', 'serviceman-assigned', 'booking-given-away', 'booking-released', 'somebody-else',
    'nobody-yet', 'nobody-came', 'given-back', 'given-back-late', 'booking-moved', 'overdue', 'completed-by-team',
    'visit-not-charged', 'visit-not-paid', 'visit-settled', 'visit-waived', 'payment-corrected', 'refund-made',
    'earnings-corrected', 'deposit-confirmed', 'deposit-refused', 'payout-sent', 'case-answered', 'ticket-acknowledged',
    'ticket-answered'));

-- The audit and the outbox had no policy for anybody.
ALTER TABLE audit ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON audit FOR INSERT TO karigar_app
  WITH CHECK (account_id IS NOT DISTINCT FROM (SELECT me()) AND role = (SELECT my_role()));
CREATE POLICY system ON audit TO karigar_system USING (true);
ALTER TABLE outbox ENABLE ROW LEVEL SECURITY;
CREATE POLICY hints_and_own_tasks ON outbox FOR INSERT TO karigar_app
  WITH CHECK (task IS NULL OR task IN ('send-completion-otp', 'send-notice', 'send-test-push'));
CREATE POLICY system ON outbox TO karigar_system USING (true);

-- 3. A booking. A policy cannot compare a row with what it was.

CREATE FUNCTION guard_booking() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  move text := format('%s: %s to %s', my_role(), OLD.state, NEW.state);
BEGIN
  IF NEW.state <> OLD.state AND move NOT IN ('serviceman: assigned to started', 'serviceman: started to held',
      'serviceman: held to started', 'serviceman: started to ended', 'serviceman: ended to completed',
      'serviceman: assigned to cancelled', 'customer: requested to cancelled', 'customer: offered to cancelled',
      'customer: assigned to cancelled', 'customer: refused to cancelled')
    AND NOT (current_user = 'karigar_bound' AND move IN ('serviceman: offered to assigned',
      'serviceman: offered to requested', 'serviceman: assigned to requested', 'customer: offered to requested',
      'customer: refused to requested', 'customer: assigned to requested')) THEN
    RAISE EXCEPTION 'not by %', move USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF NEW.total_after_end IS DISTINCT FROM OLD.total_after_end AND NOT (OLD.state = 'started' AND NEW.state = 'ended') THEN
    RAISE EXCEPTION 'a bill is written when the work ends' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF NEW.visit_charge IS DISTINCT FROM OLD.visit_charge AND NOT (OLD.state = 'assigned' AND NEW.state = 'cancelled') THEN
    RAISE EXCEPTION 'a visit is charged when it is cancelled' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF NEW.paid <> OLD.paid AND (my_role() <> 'serviceman' OR NEW.paid <>
      (SELECT coalesce(sum(amount - reversed), 0) FROM payments WHERE booking_id = NEW.id)) THEN
    RAISE EXCEPTION 'paid is the sum of the payments' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER guard_booking BEFORE UPDATE OF state, total_after_end, visit_charge, paid ON bookings FOR EACH ROW
  WHEN (current_user IN ('karigar_app', 'karigar_bound') AND (OLD.state <> NEW.state OR OLD.paid <> NEW.paid
    OR OLD.total_after_end IS DISTINCT FROM NEW.total_after_end OR OLD.visit_charge IS DISTINCT FROM NEW.visit_charge))
  EXECUTE FUNCTION guard_booking();

-- 4. Counters, contacts, bank and money: through functions, which are plpgsql to be planned once (decision 57). With the
-- rights of the owner, current_user is the owner; session_user is who connected.

CREATE FUNCTION is_my_booking(of_booking bigint) RETURNS boolean LANGUAGE plpgsql STABLE
  SECURITY DEFINER SET search_path = public AS $$
BEGIN
  RETURN EXISTS (SELECT FROM bookings b WHERE b.id = of_booking AND (
    (b.serviceman_id = me() AND my_role() = 'serviceman') OR (b.customer_id = me() AND my_role() = 'customer')));
END $$;

CREATE FUNCTION refuse_others(of_booking bigint) RETURNS void LANGUAGE plpgsql STABLE AS $$
BEGIN
  IF session_user = 'karigar_app' AND NOT is_my_booking(of_booking) THEN
    RAISE EXCEPTION 'not a booking of the caller' USING ERRCODE = 'insufficient_privilege';
  END IF;
END $$;

REVOKE UPDATE (code_sealed, tries, made_at, expires_at, sends, sent_at) ON completion_codes FROM karigar_app;
-- A wrong guess. Only a new code, for the customer and in place of a spent one, gives guesses again.
CREATE FUNCTION count_completion_try(of_booking bigint) RETURNS void LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM refuse_others(of_booking);
  UPDATE completion_codes SET tries = tries + 1 WHERE booking_id = of_booking;
END $$;
CREATE FUNCTION limit_completion_code(of_booking bigint, until timestamptz) RETURNS void LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM refuse_others(of_booking);
  UPDATE completion_codes c SET expires_at = until FROM bookings b
    WHERE c.booking_id = of_booking AND b.id = of_booking AND b.state = 'started';
END $$;
CREATE FUNCTION count_completion_send(of_booking bigint, at timestamptz) RETURNS void LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM refuse_others(of_booking);
  UPDATE completion_codes SET sends = sends + 1, sent_at = at WHERE booking_id = of_booking;
END $$;
CREATE FUNCTION renew_completion_code(of_booking bigint, sealed text, at timestamptz, until timestamptz) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  PERFORM refuse_others(of_booking);
  UPDATE completion_codes SET code_sealed = sealed, tries = 0, made_at = at, expires_at = until
    WHERE booking_id = of_booking AND (tries = 5 OR expires_at < at) AND my_role() = 'customer';
  IF NOT FOUND THEN
    RAISE EXCEPTION 'a code is renewed for its customer, when it is spent' USING ERRCODE = 'insufficient_privilege';
  END IF;
END $$;

REVOKE INSERT, UPDATE (latest, gstin) ON invoice_years FROM karigar_app;
REVOKE INSERT ON invoices FROM karigar_app;
-- The next number of the year, for a booking whose invoice is due and that has none.
CREATE FUNCTION issue_invoice(of_booking bigint, of_year smallint, at timestamptz, of_supplier text) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  number integer;
BEGIN
  PERFORM refuse_others(of_booking);
  IF EXISTS (SELECT FROM invoices WHERE booking_id = of_booking) THEN RETURN; END IF;
  IF NOT EXISTS (SELECT FROM bookings b WHERE b.id = of_booking AND b.total_after_end > 0
      AND (b.state = 'completed' OR (b.state = 'ended' AND b.paid >= b.total_after_end))) THEN
    RAISE EXCEPTION 'no invoice is due' USING ERRCODE = 'insufficient_privilege';
  END IF;
  INSERT INTO invoice_years AS y (year, latest, gstin) VALUES (of_year, 1, of_supplier)
    ON CONFLICT (year) DO UPDATE SET latest = y.latest + 1, gstin = coalesce(y.gstin, excluded.gstin)
    RETURNING latest INTO number;
  INSERT INTO invoices (booking_id, year, serial, issued_at, total, tax_rate, tax, gstin)
    SELECT b.id, of_year, number, at, b.total_after_end, billed.rate, billed.tax, of_supplier
    FROM bookings b, billed_tax(of_booking) AS billed WHERE b.id = of_booking;
END $$;

REVOKE INSERT ON ledger_transactions, ledger_entries FROM karigar_app;
DROP POLICY cause ON ledger_transactions;
DROP POLICY cause ON ledger_entries;
-- One event with its entries. A person's call writes a bill, a payment, a tip or a visit of an own booking, of the amount
-- that the rows of the booking say; everything else belongs to the system.
CREATE FUNCTION post_to_ledger(of_cause text, of_cause_id bigint, of_booking bigint, of_payment bigint, of_serviceman bigint,
    by_account bigint, because text, at timestamptz, on_day date, given jsonb) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
#variable_conflict use_column
DECLARE
  event bigint := nextval('ledger_transaction_ids');
  owed bigint;
BEGIN
  IF session_user = 'karigar_app' THEN
    PERFORM refuse_others(of_booking);
    SELECT CASE of_cause
        WHEN 'bill' THEN b.total + (SELECT coalesce(sum(a.price * a.quantity), 0) FROM booking_add_ons a
          WHERE a.booking_id = b.id AND a.status = 'accepted')
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

-- A new phone or email of the caller, and a new bank account: only with the proof that a session has shown.
CREATE FUNCTION has_proof(of_session bigint, at timestamptz, purposes text[]) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM fresh_proofs f WHERE f.session_id = of_session AND f.account_id = me() AND f.good_until >= at
    AND f.purpose = ANY (purposes));
END $$;
REVOKE UPDATE (phone, email, phone_verified_at, email_verified_at) ON accounts FROM karigar_app;
CREATE FUNCTION change_my_contact(of_session bigint, at timestamptz, new_phone text, new_email text) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  has record;
BEGIN
  SELECT phone IS DISTINCT FROM new_phone AS is_phone, email IS DISTINCT FROM new_email AS is_email INTO has
    FROM accounts WHERE id = me();
  IF (has.is_phone AND NOT has_proof(of_session, at, '{new-phone}'))
    OR (has.is_email AND NOT has_proof(of_session, at, '{new-email}')) THEN
    RAISE EXCEPTION 'a contact is changed with its proof' USING ERRCODE = 'insufficient_privilege';
  END IF;
  UPDATE accounts SET phone = new_phone, email = new_email,
      phone_verified_at = CASE WHEN has.is_phone THEN at ELSE phone_verified_at END,
      email_verified_at = CASE WHEN has.is_email THEN at ELSE email_verified_at END
    WHERE id = me();
END $$;
REVOKE INSERT, UPDATE ON bank_details FROM karigar_app;
CREATE FUNCTION save_my_bank(of_session bigint, at timestamptz, of_bank text, of_holder text, number_sealed text,
    number_masked text, of_branch text, is_confirmed boolean) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF my_role() IS DISTINCT FROM 'serviceman' OR ((is_confirmed OR EXISTS (SELECT FROM bank_details d WHERE d.account_id = me()
      AND (d.account_number_sealed, d.holder_name, d.ifsc) IS DISTINCT FROM (number_sealed, of_holder, of_branch)))
    AND NOT has_proof(of_session, at, '{step-up}')) THEN
    RAISE EXCEPTION 'a bank account is changed with a proof of the phone' USING ERRCODE = 'insufficient_privilege';
  END IF;
  INSERT INTO bank_details AS d (account_id, bank_name, holder_name, account_number_sealed, account_number_masked, ifsc,
      updated_at, unconfirmed_since)
    VALUES (me(), of_bank, of_holder, number_sealed, number_masked, of_branch, at, CASE WHEN is_confirmed THEN NULL ELSE at END)
    ON CONFLICT (account_id) DO UPDATE SET bank_name = of_bank, holder_name = of_holder,
      account_number_sealed = number_sealed, account_number_masked = number_masked, ifsc = of_branch, updated_at = at,
      unconfirmed_since = CASE WHEN is_confirmed THEN NULL ELSE d.unconfirmed_since END;
END $$;

REVOKE EXECUTE ON FUNCTION is_my_booking, refuse_others, count_completion_try, limit_completion_code,
  count_completion_send, renew_completion_code, issue_invoice, post_to_ledger, has_proof, change_my_contact, save_my_bank
  FROM PUBLIC;
GRANT EXECUTE ON FUNCTION count_completion_try, limit_completion_code, count_completion_send, renew_completion_code,
  issue_invoice, post_to_ledger, change_my_contact, save_my_bank TO karigar_app;
GRANT EXECUTE ON FUNCTION issue_invoice, post_to_ledger TO karigar_system;

-- 5. karigar_bound. A call of the system that belongs to one account takes this role for its transaction (SET LOCAL ROLE),
-- with karigar.account as the account whose rows it may touch. The role 'person' stands for all roles of the account:
-- an export and an erasure are about the whole person.

DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'karigar_bound')
    OR NOT pg_has_role('karigar_system', 'karigar_bound', 'MEMBER') THEN
    RAISE EXCEPTION 'the role karigar_bound is missing: npm run db -- prepare';
  END IF;
END $$;

CREATE FUNCTION my_session() RETURNS bigint LANGUAGE sql STABLE PARALLEL SAFE
  RETURN nullif(current_setting('karigar.session', true), '')::bigint;

-- Bookings that the account orders, does or did. Stable: a statement that gives a booking back still sees whose it was.
CREATE FUNCTION is_or_was_mine(of_booking bigint) RETURNS boolean LANGUAGE plpgsql STABLE
  SECURITY DEFINER SET search_path = public AS $$
BEGIN
  RETURN EXISTS (SELECT FROM bookings b WHERE b.id = of_booking AND (
    (my_role() IN ('customer', 'person') AND b.customer_id = me())
    OR (my_role() IN ('serviceman', 'person') AND (b.serviceman_id = me()
      OR EXISTS (SELECT FROM former_holders f WHERE f.booking_id = b.id AND f.account_id = me())))));
END $$;
CREATE FUNCTION is_offered_to_me(of_booking bigint) RETURNS boolean LANGUAGE plpgsql STABLE
  SECURITY DEFINER SET search_path = public AS $$
BEGIN
  RETURN my_role() IN ('serviceman', 'person')
    AND EXISTS (SELECT FROM offers o WHERE o.booking_id = of_booking AND o.serviceman_id = me());
END $$;

-- Tables of people without policies until now.
ALTER TABLE audit_reasons ENABLE ROW LEVEL SECURITY;
CREATE POLICY app_writes ON audit_reasons FOR INSERT TO karigar_app WITH CHECK (true);
CREATE POLICY system ON audit_reasons TO karigar_system USING (true);
ALTER TABLE completion_overrides ENABLE ROW LEVEL SECURITY;
CREATE POLICY system ON completion_overrides TO karigar_system USING (true);
ALTER TABLE upload_days ENABLE ROW LEVEL SECURITY;
CREATE POLICY system ON upload_days TO karigar_system USING (true);
ALTER TABLE dev_inbox ENABLE ROW LEVEL SECURITY;
CREATE POLICY system ON dev_inbox TO karigar_system USING (true);

-- Whose a row is, table by table: what is seen, and what a written row must be.
DO $$
DECLARE
  of record;
BEGIN
  FOR of IN
    SELECT c.relname AS name, 'account_id = (SELECT me())' AS seen, 'account_id = (SELECT me())' AS written
      FROM pg_class c WHERE c.relname IN ('account_changes', 'addresses', 'bank_details', 'consents',
        'former_holders', 'fresh_proofs', 'known_devices', 'kyc_documents', 'legal_acceptances', 'number_claims', 'profiles',
        'push_subscriptions', 'serviceman_days_off', 'serviceman_hours', 'serviceman_ratings', 'serviceman_skills',
        'serviceman_work', 'silenced_kinds', 'tickets', 'upload_days', 'chat_readers')
        AND c.relnamespace = 'public'::regnamespace
    UNION ALL SELECT name, 'serviceman_id = (SELECT me())', 'serviceman_id = (SELECT me())'
      FROM unnest('{deposits,earnings_cases,payouts,serviceman_balances,ledger_entries}'::text[]) AS name
    UNION ALL SELECT name, 'customer_id = (SELECT me())', 'customer_id = (SELECT me())'
      FROM unnest('{orders,subscriptions}'::text[]) AS name
    UNION ALL SELECT name, 'is_or_was_mine(booking_id)', 'is_or_was_mine(booking_id)'
      FROM unnest('{add_on_approvals,booking_add_ons,chat_messages,completion_codes,completion_overrides,invoices,payments,
        upi_requests}'::text[]) AS name
    -- The events of an offered booking, and both sides of one are told.
    UNION ALL SELECT name, own || 'is_or_was_mine(booking_id) OR is_offered_to_me(booking_id)',
        own || 'is_or_was_mine(booking_id) OR is_offered_to_me(booking_id)'
      FROM (VALUES ('booking_events', ''), ('notifications', 'account_id = (SELECT me()) OR ')) AS told (name, own)
    UNION ALL SELECT name, own || ' = (SELECT me()) OR is_or_was_mine(booking_id)',
        own || ' = (SELECT me()) OR is_or_was_mine(booking_id)'
      FROM (VALUES ('late_cases', 'account_id'), ('ledger_transactions', 'serviceman_id')) AS reasons (name, own)
    UNION ALL VALUES
      ('accounts', 'id = (SELECT me())', 'id = (SELECT me())'),
      -- Nobody verifies their own membership.
      ('memberships', 'account_id = (SELECT me())', 'account_id = (SELECT me()) AND verified_at IS NULL'),
      ('sessions', 'account_id = (SELECT me()) OR id = (SELECT my_session())',
        'account_id = (SELECT me()) OR id = (SELECT my_session())'),
      -- The columns first: a booking that was just inserted is in no function's sight.
      ('bookings', $own$(customer_id = (SELECT me()) AND (SELECT my_role()) IN ('customer', 'person'))
          OR (serviceman_id = (SELECT me()) AND (SELECT my_role()) IN ('serviceman', 'person'))
          OR is_or_was_mine(id) OR is_offered_to_me(id)$own$, 'is_or_was_mine(id) OR is_offered_to_me(id)'),
      ('cars', 'EXISTS (SELECT FROM subscriptions s WHERE s.id = subscription_id)',
        'EXISTS (SELECT FROM subscriptions s WHERE s.id = subscription_id)'),
      -- A serviceman's answer depends on the other offers of the same booking.
      ('offers', 'serviceman_id = (SELECT me()) OR is_offered_to_me(booking_id)', 'serviceman_id = (SELECT me())'),
      ('ratings', '(SELECT me()) IN (customer_id, serviceman_id)', 'customer_id = (SELECT me())'),
      ('person_blocks', '(SELECT me()) IN (account_id, blocked_id)', '(SELECT me()) IN (account_id, blocked_id)'),
      ('audit', 'account_id = (SELECT me())', 'account_id IS NULL OR account_id = (SELECT me())'),
      ('audit_reasons', 'subject_id = (SELECT me()) OR is_or_was_mine(booking_id)', 'true'),
      ('security_events', 'account_id = (SELECT me())', 'account_id IS NULL OR account_id = (SELECT me())'),
      ('dev_inbox', $own$recipient IN (SELECT unnest(ARRAY[phone, '+91' || phone, email]) FROM accounts
          WHERE id = (SELECT me()))$own$, 'false'),
      ('outbox', 'account_id = (SELECT me())', $task$task IS NULL OR task IN ('send-otp', 'send-notice')$task$),
      ('idempotency_keys', $own$scope IN ('account:' || (SELECT me()), 'session:' || (SELECT my_session()))$own$,
        $own$scope IN ('account:' || (SELECT me()), 'session:' || (SELECT my_session()))$own$)
  LOOP
    EXECUTE format('CREATE POLICY bound ON %I TO karigar_bound USING (%s) WITH CHECK (%s)', of.name, of.seen, of.written);
  END LOOP;
END $$;
-- A new booking is the caller's own order.
CREATE POLICY bound_order ON bookings FOR INSERT TO karigar_bound
  WITH CHECK (customer_id = (SELECT me()) AND (SELECT my_role()) = 'customer' AND state = 'requested'
    AND serviceman_id IS NULL AND paid = 0);
CREATE POLICY bound_own_command ON booking_events AS RESTRICTIVE FOR INSERT TO karigar_bound
  WITH CHECK (account_id = (SELECT me()) AND actor = (SELECT my_role()));
CREATE POLICY bound_answer ON offers AS RESTRICTIVE FOR UPDATE TO karigar_bound
  USING (outcome IS NULL) WITH CHECK (outcome IN ('accepted', 'refused'));
CREATE POLICY bound_own ON offers AS RESTRICTIVE FOR DELETE TO karigar_bound USING (serviceman_id = (SELECT me()));
CREATE POLICY bound_own ON notifications AS RESTRICTIVE FOR DELETE TO karigar_bound USING (account_id = (SELECT me()));
CREATE POLICY bound_end ON sessions AS RESTRICTIVE FOR UPDATE TO karigar_bound
  USING (revoked_at IS NULL) WITH CHECK (revoked_at IS NOT NULL);
-- Everyone may book and work; nobody makes themselves an operator.
CREATE POLICY bound_role ON memberships AS RESTRICTIVE FOR INSERT TO karigar_bound WITH CHECK (role <> 'operator');

GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO karigar_bound;
GRANT SELECT ON account_changes, accounts, add_on_approvals, add_ons, addresses, areas, audit, audit_reasons, bank_details,
  booking_add_ons, booking_events, bookings, captcha_uses, cars, categories, chat_messages, chat_readers, cities,
  completion_codes, completion_overrides, consents, deposits, dev_inbox, earnings_cases, former_holders, fresh_proofs,
  idempotency_keys, invoices, known_devices, kyc_documents, late_cases, ledger_entries, ledger_rates, ledger_transactions,
  legal_acceptances, memberships, new_customer_orders, notifications, number_claims, offers, orders, otp_codes, otp_sends,
  outbox, payments, payouts, person_blocks, profiles, push_subscriptions, ratings, security_events, service_ratings,
  serviceman_balances, serviceman_days_off, serviceman_hours, serviceman_ratings, serviceman_skills, serviceman_work,
  services, sessions, silenced_kinds, skills, subscriptions, tickets, upi_requests, upload_days TO karigar_bound;
GRANT INSERT ON account_changes, audit_reasons, booking_add_ons, booking_events, bookings, captcha_uses, completion_codes,
  fresh_proofs, idempotency_keys, known_devices, legal_acceptances, memberships, new_customer_orders, notifications, orders,
  otp_codes, otp_sends, outbox, push_subscriptions, security_events, sessions TO karigar_bound;
GRANT INSERT (account_id, role, call, outcome, booking_id, request_id, key, subject_id, reason) ON audit TO karigar_bound;
-- Also to lock a row.
GRANT UPDATE (phone_verified_at, email_verified_at, last_four_tries) ON accounts TO karigar_bound;
GRANT UPDATE (used_at) ON addresses TO karigar_bound;
GRANT UPDATE (state, version, serviceman_id, serviceman_name, seen_at, scheduled_at, cancel_until, updated_at, started_at,
  ended_at, held_until, hold_reason, total_after_end, paid, expected_at, arrived_at, visit_charge, turned_at, visit_case_at)
  ON bookings TO karigar_bound;
GRANT UPDATE (status, reply) ON idempotency_keys TO karigar_bound;
GRANT UPDATE (outcome, answered_at) ON offers TO karigar_bound;
GRANT UPDATE ON fresh_proofs, known_devices, otp_codes, push_subscriptions TO karigar_bound;
GRANT UPDATE (verified_at) ON otp_sends TO karigar_bound;
GRANT UPDATE (updated_at) ON serviceman_work TO karigar_bound;
GRANT UPDATE (revoked_at) ON sessions TO karigar_bound;
GRANT DELETE ON otp_codes, push_subscriptions TO karigar_bound;
-- An erasure: privacy/personal-rows.ts.
GRANT UPDATE (phone, email, password_hash, blocked_reason, blocked_at, erased_at) ON accounts TO karigar_bound;
GRANT UPDATE (customer_name, customer_phone, alternate_phone, area, street, address, flat_no, house_no, latitude, longitude)
  ON bookings TO karigar_bound;
GRANT UPDATE (sender, details) ON notifications TO karigar_bound;
GRANT UPDATE (question, answer) ON earnings_cases TO karigar_bound;
GRANT UPDATE (words) ON ratings TO karigar_bound;
GRANT UPDATE (words, answer) ON tickets TO karigar_bound;
GRANT UPDATE (body, picture_key) ON chat_messages TO karigar_bound;
GRANT UPDATE (details, picture_key) ON booking_events TO karigar_bound;
GRANT UPDATE (company, number, colour) ON cars TO karigar_bound;
GRANT UPDATE (verified_at) ON memberships TO karigar_bound;
GRANT UPDATE (first_name, last_name, address, picture_key) ON profiles TO karigar_bound;
GRANT UPDATE (reason) ON ledger_transactions, payouts, deposits, completion_overrides, late_cases TO karigar_bound;
GRANT DELETE ON sessions, bank_details, kyc_documents, notifications, silenced_kinds, serviceman_skills, offers,
  serviceman_work, serviceman_hours, serviceman_days_off, addresses, serviceman_ratings, consents, person_blocks, outbox,
  chat_readers, fresh_proofs, known_devices, account_changes, number_claims, upload_days, idempotency_keys, audit_reasons,
  dev_inbox TO karigar_bound;
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY '{ledger_transactions,payouts,completion_overrides}'::text[] LOOP
    EXECUTE format('DROP TRIGGER only_erase_reason ON %I', name);
    EXECUTE format('CREATE TRIGGER only_erase_reason BEFORE UPDATE OF reason ON %I FOR EACH ROW WHEN (current_user IN
      (''karigar_system'', ''karigar_bound'')) EXECUTE FUNCTION only_erase_reason()', name);
  END LOOP;
END $$;

-- 6. What a bound call needs to know of others, and no more: times and places without names.

CREATE FUNCTION servicemen_at_work(south float8, north float8, west float8, east float8, on_weekday integer, on_day date)
  RETURNS TABLE (id bigint, latitude float8, longitude float8, reach_km smallint, skills text[], hours json)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT w.account_id, w.latitude, w.longitude, w.reach_km,
      array(SELECT skill_id FROM serviceman_skills s WHERE s.account_id = w.account_id),
      (SELECT coalesce(json_agg(json_build_object('fromMinute', from_minute, 'toMinute', to_minute)), '[]')
        FROM serviceman_hours h WHERE h.account_id = w.account_id AND h.weekday = on_weekday)
    FROM serviceman_work w
      JOIN memberships m ON m.account_id = w.account_id AND m.role = 'serviceman' AND m.verified_at IS NOT NULL
      JOIN accounts a ON a.id = w.account_id AND a.blocked_at IS NULL AND a.erased_at IS NULL
    WHERE w.on_duty AND w.latitude BETWEEN south AND north AND w.longitude BETWEEN west AND east
      AND NOT EXISTS (SELECT FROM serviceman_days_off d WHERE d.account_id = w.account_id AND d.day = on_day);
END $$;

-- Never sent to this customer: servicemen blocked by either side, and the customer's own account.
CREATE FUNCTION never_sent_to(of_customer bigint) RETURNS float8[] LANGUAGE plpgsql STABLE
  SECURITY DEFINER SET search_path = public AS $$
BEGIN
  RETURN array(SELECT of_customer::float8
    UNION SELECT blocked_id::float8 FROM person_blocks WHERE account_id = of_customer AND lifted_at IS NULL
    UNION SELECT account_id::float8 FROM person_blocks WHERE blocked_id = of_customer AND lifted_at IS NULL);
END $$;

-- One statement: a job that is being assigned meanwhile is read as waiting or as taken, never as neither.
CREATE FUNCTION jobs_of_day(from_time timestamptz, to_time timestamptz, of_servicemen bigint[], south float8, north float8,
    west float8, east float8)
  RETURNS TABLE (serviceman_id bigint, latitude float8, longitude float8, skill text, at timestamptz, minutes integer,
    never float8[]) LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT CASE WHEN b.state IN ('requested', 'offered', 'refused') THEN NULL ELSE b.serviceman_id END,
      b.latitude, b.longitude, s.skill_id, b.scheduled_at, coalesce(b.minutes, s.minutes * b.quantity),
      CASE WHEN b.state IN ('requested', 'offered', 'refused') THEN never_sent_to(b.customer_id) ELSE '{}'::float8[] END
    FROM bookings b JOIN services s ON s.id = b.service_id
    WHERE b.scheduled_at >= from_time AND b.scheduled_at < to_time
      AND b.state IN ('requested', 'offered', 'refused', 'assigned', 'started', 'held')
      AND (b.serviceman_id = ANY (of_servicemen)
        OR (b.latitude BETWEEN south AND north AND b.longitude BETWEEN west AND east));
END $$;

-- What tells whether a serviceman is the customer of the job: phones, and the bank's branch with its last digits.
CREATE FUNCTION customer_of_job(of_booking bigint) RETURNS TABLE (phones text[], bank text) LANGUAGE plpgsql STABLE
  SECURITY DEFINER SET search_path = public AS $$
BEGIN
  RETURN QUERY SELECT array_remove(ARRAY[a.phone, b.customer_phone, b.alternate_phone], NULL),
      (SELECT d.ifsc || ' ' || d.account_number_masked FROM bank_details d WHERE d.account_id = a.id)
    FROM bookings b JOIN accounts a ON a.id = b.customer_id
    WHERE b.id = of_booking AND (my_role() IN ('system', 'operator') OR is_or_was_mine(of_booking) OR is_offered_to_me(of_booking));
END $$;

-- Accounts that never proved a contact lose it to the account whose session just did.
CREATE FUNCTION free_contact(of_channel text, address text) RETURNS void LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM fresh_proofs f WHERE f.session_id = my_session() AND f.account_id = me()
      AND f.purpose = 'new-' || of_channel) THEN
    RAISE EXCEPTION 'a contact is freed with its proof' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF of_channel = 'phone' THEN
    UPDATE accounts SET phone = NULL WHERE phone = address AND id <> me() AND phone_verified_at IS NULL;
  ELSE
    UPDATE accounts SET email = NULL WHERE email = address AND id <> me() AND email_verified_at IS NULL;
  END IF;
END $$;

-- The phone is somebody else's now.
CREATE FUNCTION free_endpoint(of_endpoint text) RETURNS void LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public AS $$
BEGIN
  DELETE FROM push_subscriptions WHERE endpoint = of_endpoint AND account_id <> me();
END $$;

-- What everybody may know of a serviceman.
CREATE FUNCTION provider_card(of_account bigint) RETURNS TABLE (id bigint, first_name text, last_name text, picture_key text,
    is_verified boolean, since integer, completed bigint, ratings integer, stars integer, skills text[])
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY SELECT a.id, p.first_name, p.last_name, p.picture_key, m.verified_at IS NOT NULL,
      extract(year FROM a.created_at AT TIME ZONE 'Asia/Kolkata')::integer,
      (SELECT count(*) FROM bookings b WHERE b.serviceman_id = a.id AND b.state = 'completed'),
      coalesce(r.ratings, 0), coalesce(r.stars, 0),
      array(SELECT s.skill_id FROM serviceman_skills s WHERE s.account_id = a.id)
    FROM accounts a
      JOIN memberships m ON m.account_id = a.id AND m.role = 'serviceman'
      JOIN profiles p ON p.account_id = a.id
      LEFT JOIN serviceman_ratings r ON r.account_id = a.id
    WHERE a.id = of_account AND a.blocked_at IS NULL AND a.erased_at IS NULL;
END $$;

REVOKE EXECUTE ON FUNCTION my_session, is_or_was_mine, is_offered_to_me, servicemen_at_work, never_sent_to, jobs_of_day, customer_of_job,
  free_contact, free_endpoint, provider_card FROM PUBLIC;
GRANT EXECUTE ON FUNCTION my_session, is_or_was_mine, is_offered_to_me, servicemen_at_work, never_sent_to, jobs_of_day, customer_of_job,
  free_contact, free_endpoint, lock_work_day TO karigar_bound;
GRANT EXECUTE ON FUNCTION servicemen_at_work, never_sent_to, jobs_of_day, customer_of_job TO karigar_system;
GRANT EXECUTE ON FUNCTION provider_card TO karigar_app;
