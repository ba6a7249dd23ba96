-- What an operator's call reaches (docs/decisions/0088): karigar_system takes the role karigar_ops for the transaction and
-- names the desks of the caller that the call is for. Rows by desk, columns by grants.

CREATE FUNCTION has_desk(wanted text[]) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT string_to_array(current_setting('karigar.desks', true), ',') && wanted
$$;

-- What people read with psql before: now by the desk audit.
DROP POLICY operators_read ON security_events;
DROP POLICY operators_read ON legal_acceptances;
DROP POLICY operators_read ON payout_freezes;
REVOKE UPDATE (closed_at) ON recovery_cases FROM karigar_ops;
REVOKE INSERT ON ledger_rates FROM karigar_ops;
REVOKE SELECT ON legal_acceptances, recovery_cases, search_words, service_words FROM karigar_ops;
ALTER TABLE recovery_cases ENABLE ROW LEVEL SECURITY;
CREATE POLICY system ON recovery_cases TO karigar_system USING (true);

-- Which desks read, insert, change, only lock and delete. The desk audit changes nothing.
DO $$
DECLARE
  of record;
  every text := 'dispatch,help,money,kyc,catalogue,admin,audit';
  working text := 'dispatch,help,money,kyc,catalogue,admin';
BEGIN
  FOR of IN SELECT name, CASE reads WHEN 'every' THEN every ELSE reads END AS reads,
      CASE inserts WHEN 'every' THEN every WHEN 'working' THEN working ELSE inserts END AS inserts,
      CASE changes WHEN 'working' THEN working ELSE changes END AS changes, locks, deletes
    FROM (VALUES
      ('account_changes', 'money', NULL, NULL, NULL, NULL),
      ('accounts', 'every', NULL, NULL, 'help,kyc,money', NULL),
      ('audit_reasons', 'dispatch,help,money,audit', 'every', NULL, NULL, NULL),
      ('bank_details', 'dispatch,kyc,money,audit', NULL, 'kyc', NULL, NULL),
      ('booking_add_ons', 'dispatch,help,money', NULL, NULL, NULL, NULL),
      ('booking_events', 'dispatch,help,money,audit', 'dispatch,help,money', NULL, NULL, NULL),
      ('bookings', 'dispatch,help,money,audit', NULL, 'dispatch,help,money', NULL, NULL),
      ('chat_messages', 'dispatch,help,money,audit', NULL, NULL, NULL, NULL),
      ('change_links', 'help', NULL, NULL, NULL, NULL),
      ('completion_codes', NULL, 'dispatch', NULL, NULL, NULL),
      ('completion_overrides', 'dispatch,help', 'dispatch,help', 'dispatch,help', NULL, NULL),
      ('countersigns', 'every', 'dispatch,help,admin', 'working', NULL, NULL),
      ('deposits', 'money,audit', NULL, 'money', NULL, NULL),
      ('earnings_cases', 'money,audit', NULL, 'money', NULL, NULL),
      ('ended_events', 'dispatch,help,money,audit', 'dispatch,help,money', NULL, 'dispatch,help,money', 'dispatch,help,money'),
      ('kyc_answers', 'kyc,audit', 'kyc', 'kyc', NULL, NULL),
      ('kyc_documents', 'kyc,money,audit', NULL, 'kyc', NULL, NULL),
      ('late_cases', 'dispatch,help,money,audit', NULL, 'dispatch,help,money', NULL, NULL),
      ('ledger_entries', 'help,money', NULL, NULL, NULL, NULL),
      ('ledger_transactions', 'help,money', NULL, NULL, NULL, NULL),
      ('memberships', 'every', NULL, 'kyc', 'dispatch', NULL),
      ('notifications', 'dispatch,help,money,audit', 'working', NULL, NULL, NULL),
      ('number_checks', 'kyc', 'kyc', 'kyc', NULL, NULL),
      ('offers', 'dispatch,help,money,audit', 'dispatch', 'dispatch', NULL, NULL),
      ('operator_desks', 'every', 'admin', 'admin', NULL, NULL),
      ('operator_invites', 'admin', 'admin', 'admin', NULL, NULL),
      ('operators', 'every', NULL, 'admin', NULL, NULL),
      ('outbox', NULL, 'working', NULL, NULL, NULL),
      ('payments', 'dispatch,help,money,audit', 'money', 'money', NULL, NULL),
      ('payout_freezes', 'help,money,audit', NULL, 'help', NULL, NULL),
      ('payouts', 'money', 'money', NULL, NULL, NULL),
      ('person_blocks', 'dispatch,help,audit', NULL, NULL, NULL, NULL),
      ('profiles', 'every', NULL, NULL, NULL, NULL),
      ('recovery_cases', 'help,audit', NULL, NULL, NULL, NULL),
      ('security_events', 'audit', 'every', NULL, NULL, NULL),
      ('serviceman_applications', 'kyc,audit', NULL, 'kyc', NULL, NULL),
      ('serviceman_balances', 'money', NULL, NULL, 'money', NULL),
      ('serviceman_days_off', 'dispatch', 'dispatch', NULL, NULL, NULL),
      ('serviceman_hours', 'dispatch,kyc', NULL, NULL, NULL, NULL),
      ('serviceman_ratings', 'dispatch', NULL, NULL, NULL, NULL),
      ('serviceman_skills', 'dispatch,kyc,audit', 'kyc', NULL, NULL, 'kyc'),
      ('serviceman_work', 'dispatch,kyc,audit', 'kyc', 'kyc', 'dispatch', NULL),
      ('tickets', 'help,money,admin,dispatch,audit', NULL, 'help,money,admin', NULL, NULL),
      ('upi_requests', 'money,audit', NULL, 'money', NULL, NULL)
    ) AS desks (name, reads, inserts, changes, locks, deletes)
  LOOP
    IF of.reads IS NOT NULL THEN
      EXECUTE format('CREATE POLICY desks_read ON %I FOR SELECT TO karigar_ops USING ((SELECT has_desk(%L)))',
        of.name, '{' || of.reads || '}');
    END IF;
    IF of.inserts IS NOT NULL THEN
      EXECUTE format('CREATE POLICY desks_insert ON %I FOR INSERT TO karigar_ops WITH CHECK ((SELECT has_desk(%L)))',
        of.name, '{' || of.inserts || '}');
    END IF;
    IF of.changes IS NOT NULL OR of.locks IS NOT NULL THEN
      EXECUTE format('CREATE POLICY desks_change ON %I FOR UPDATE TO karigar_ops USING ((SELECT has_desk(%L)))
        WITH CHECK ((SELECT has_desk(%L)))', of.name, '{' || concat_ws(',', of.changes, of.locks) || '}',
        '{' || coalesce(of.changes, '') || '}');
    END IF;
    IF of.deletes IS NOT NULL THEN
      EXECUTE format('CREATE POLICY desks_delete ON %I FOR DELETE TO karigar_ops USING ((SELECT has_desk(%L)))',
        of.name, '{' || of.deletes || '}');
    END IF;
  END LOOP;
END $$;

-- An operator's own: the session, stored replies, what the audit has of the call, and what the operator has taken.
CREATE POLICY of_operator ON sessions TO karigar_ops USING (account_id = (SELECT me()));
CREATE POLICY of_operator ON idempotency_keys TO karigar_ops USING (scope = 'account:' || (SELECT me()));
CREATE POLICY of_operator ON audit TO karigar_ops
  USING (account_id = (SELECT me())) WITH CHECK (account_id = (SELECT me()) AND role = (SELECT my_role()));
-- What operators did on a booking is in its record.
CREATE POLICY of_booking ON audit FOR SELECT TO karigar_ops
  USING (booking_id IS NOT NULL AND role = 'operator' AND (SELECT has_desk('{dispatch,help,money,audit}')));
CREATE POLICY desks_read ON notes FOR SELECT TO karigar_ops USING ((SELECT has_desk('{dispatch,help,money,audit}')));
CREATE POLICY own_insert ON notes FOR INSERT TO karigar_ops
  WITH CHECK (written_by = (SELECT me()) AND (SELECT has_desk('{dispatch,help,money}')));
CREATE POLICY own_delete ON notes FOR DELETE TO karigar_ops
  USING (written_by = (SELECT me()) AND (SELECT has_desk('{dispatch,help,money}')));
-- Whoever closes an operator ends the sessions and takes the passkeys; a session has its push subscriptions with it.
ALTER FUNCTION forget_push() SECURITY DEFINER SET search_path = public;
CREATE POLICY of_team ON sessions TO karigar_ops
  USING (role = 'operator' AND (SELECT has_desk('{admin}'))) WITH CHECK (revoked_at IS NOT NULL);
CREATE POLICY of_team ON passkeys TO karigar_ops
  USING ((SELECT has_desk('{admin}')) AND EXISTS (SELECT FROM operators o WHERE o.account_id = passkeys.account_id));
CREATE POLICY desks_read ON claims FOR SELECT TO karigar_ops
  USING ((SELECT has_desk('{dispatch,help,money,kyc,catalogue,admin,audit}')));
CREATE POLICY own_insert ON claims FOR INSERT TO karigar_ops WITH CHECK (account_id = (SELECT me()));
CREATE POLICY own_change ON claims FOR UPDATE TO karigar_ops USING (true) WITH CHECK (account_id = (SELECT me()));
CREATE POLICY own_delete ON claims FOR DELETE TO karigar_ops USING (account_id = (SELECT me()));

-- Two people: each writes in their own name, and nobody answers what they asked.
CREATE POLICY only_own ON countersigns AS RESTRICTIVE FOR INSERT TO karigar_ops
  WITH CHECK (asked_by = (SELECT me()));
CREATE POLICY only_other ON countersigns AS RESTRICTIVE FOR UPDATE TO karigar_ops
  USING (true) WITH CHECK (answered_by = (SELECT me()) AND asked_by <> (SELECT me()));
CREATE POLICY only_own ON completion_overrides AS RESTRICTIVE FOR INSERT TO karigar_ops
  WITH CHECK (asked_by = (SELECT me()));
CREATE POLICY only_other ON completion_overrides AS RESTRICTIVE FOR UPDATE TO karigar_ops
  USING (true) WITH CHECK (confirmed_by = (SELECT me()) AND asked_by <> (SELECT me()));

-- An operator ends or completes a booking, gives a desk and opens an invitation only in a transaction in which a second
-- person agrees. At its end, because the answer is written after the act.
CREATE FUNCTION agrees_now(of_call text, field text, of_id bigint) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM countersigns c WHERE c.call = of_call AND (c.fields->>field)::bigint = of_id
    AND c.outcome = 'agreed' AND c.answered_by = me() AND c.xmin::text = pg_current_xact_id()::xid::text);
END $$;
CREATE FUNCTION guard_two_people() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_agreed boolean := CASE TG_TABLE_NAME
    WHEN 'operator_desks' THEN agrees_now('save-desks', 'accountId', (to_jsonb(NEW)->>'account_id')::bigint)
    WHEN 'operator_invites' THEN agrees_now('invite-operator', 'inviteId', NEW.id)
    ELSE agrees_now('end-for-serviceman', 'bookingId', NEW.id) OR agrees_now('ask-override', 'bookingId', NEW.id)
      OR EXISTS (SELECT FROM completion_overrides o WHERE o.booking_id = NEW.id AND o.confirmed_by = me()
        AND o.xmin::text = pg_current_xact_id()::xid::text) END;
BEGIN
  IF NOT is_agreed THEN
    RAISE EXCEPTION 'not by one person' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER guard_two_people AFTER UPDATE OF state ON bookings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (current_user = 'karigar_ops' AND NEW.state IN ('ended', 'completed') AND OLD.state <> NEW.state)
  EXECUTE FUNCTION guard_two_people();
CREATE CONSTRAINT TRIGGER guard_two_people AFTER INSERT ON operator_desks DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (current_user = 'karigar_ops') EXECUTE FUNCTION guard_two_people();
CREATE CONSTRAINT TRIGGER guard_two_people AFTER UPDATE OF code_hash ON operator_invites DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (current_user = 'karigar_ops' AND NEW.code_hash IS NOT NULL) EXECUTE FUNCTION guard_two_people();

-- Functions of the owner pass by the policies, so what they write asks for the desk again.
CREATE FUNCTION refuse_without_desk() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('role') = 'karigar_ops' AND NOT coalesce(has_desk('{dispatch,help,money}'), false) THEN
    RAISE EXCEPTION 'not by this desk' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER refuse_without_desk BEFORE INSERT ON ledger_transactions FOR EACH ROW EXECUTE FUNCTION refuse_without_desk();
CREATE TRIGGER refuse_without_desk BEFORE INSERT ON invoices FOR EACH ROW EXECUTE FUNCTION refuse_without_desk();
GRANT EXECUTE ON FUNCTION customer_of_job, issue_invoice, jobs_of_day, limit_completion_code, lock_work_day, post_to_ledger,
  servicemen_at_work TO karigar_ops;

GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO karigar_ops;
-- The numbers of the live streams.
GRANT SELECT ON account_sequences TO karigar_ops;
GRANT SELECT ON account_changes, audit, audit_reasons, bank_details, booking_add_ons, booking_events, bookings, change_links, claims,
  completion_overrides, countersigns, deposits, earnings_cases, ended_events, idempotency_keys, kyc_answers,
  kyc_documents, late_cases, ledger_entries, ledger_transactions, memberships, notes, notifications, number_checks, offers, operator_desks, operator_invites,
  payments, payout_freezes, payouts, person_blocks, profiles, recovery_cases, serviceman_applications,
  serviceman_balances, serviceman_days_off, serviceman_hours, serviceman_ratings, serviceman_skills, serviceman_work,
  tickets, upi_requests TO karigar_ops;
-- Nobody at a desk reads a password's hash, a token's or an authenticator's secret.
GRANT SELECT (id, phone, email, language, blocked_at, erased_at) ON accounts TO karigar_ops;
GRANT SELECT (account_id, email, city_id, totp_step, closed_at) ON operators TO karigar_ops;
GRANT SELECT (account_id) ON passkeys TO karigar_ops;
-- That somebody wrote, not what.
GRANT SELECT (id, booking_id, sender_id, sent_at, picture_key) ON chat_messages TO karigar_ops;
GRANT SELECT (id, account_id, role, last_used_at, idle_expires_at, revoked_at, passkey_shown_at) ON sessions TO karigar_ops;
GRANT INSERT (account_id, booking_id, call, key, outcome, reason, request_id, role, subject_id) ON audit TO
  karigar_ops;
GRANT INSERT (booking_id, hash, salt, subject_id, words) ON audit_reasons TO karigar_ops;
GRANT INSERT (account_id, actor, booking_id, claimed_at, command, details, from_state, happened_at, key, received_at,
  refusal, to_state) ON booking_events TO karigar_ops;
GRANT INSERT (account_id, item_id, kind, taken_at, until) ON claims TO karigar_ops;
GRANT INSERT (booking_id, code_sealed, made_at) ON completion_codes TO karigar_ops;
GRANT INSERT (asked_at, asked_by, booking_id, reason) ON completion_overrides TO karigar_ops;
GRANT INSERT (asked_at, asked_by, booking_id, call, expires_at, fields, reason, subject_id) ON countersigns TO karigar_ops;
GRANT INSERT (booking_id, ended_at, ended_by, event_id, reason) ON ended_events TO karigar_ops;
GRANT INSERT (call, fingerprint, key, scope) ON idempotency_keys TO karigar_ops;
GRANT INSERT (about, account_id, answered_at, answered_by, document_id, face_seen, is_number_equal, name_match,
  name_seen, needs_second, outcome, reason_kind, told_at, version, words) ON kyc_answers TO karigar_ops;
GRANT INSERT (booking_id, words, written_at, written_by) ON notes TO karigar_ops;
GRANT INSERT (account_id, booking_id, created_at, details, kind, sender) ON notifications TO karigar_ops;
GRANT INSERT (checked_at, checked_by, document_id, is_equal, tries, upload) ON number_checks TO karigar_ops;
GRANT INSERT (booking_id, expires_at, km, net_pay, offered_at, reasons, round, serviceman_id, travel_minutes) ON
  offers TO karigar_ops;
GRANT INSERT (account_id, desk, given_at, given_by) ON operator_desks TO karigar_ops;
GRANT INSERT (city_id, created_at, desks, email, expires_at, invited_by, name) ON operator_invites TO karigar_ops;
GRANT INSERT (account_id, kind, payload, subject_id, task, version) ON outbox TO karigar_ops;
GRANT INSERT (amount, booking_id, mode, taken_at, taken_by) ON payments TO karigar_ops;
GRANT INSERT (amount, bank, kept, paid_at, paid_by, reason, reference, serviceman_id) ON payouts TO karigar_ops;
GRANT INSERT (account_id, actor_id, address, happened_at, kind, outcome, request_id) ON security_events TO
  karigar_ops;
GRANT INSERT (account_id, day) ON serviceman_days_off TO karigar_ops;
GRANT INSERT (account_id, skill_id) ON serviceman_skills TO karigar_ops;
GRANT INSERT (account_id, latitude, longitude, reach_km, updated_at) ON serviceman_work TO karigar_ops;
-- Also to lock a row.
GRANT UPDATE (last_four_tries) ON accounts TO karigar_ops;
GRANT UPDATE (reason) ON ended_events TO karigar_ops;
GRANT UPDATE (payable) ON serviceman_balances TO karigar_ops;
GRANT UPDATE (check_outcome, check_reason_kind, check_words) ON bank_details TO karigar_ops;
GRANT UPDATE (arrived_at, cancel_until, dispatch_at, ended_at, expected_at, held_until, hold_reason, paid, refunded,
  scheduled_at, seen_at, serviceman_id, serviceman_name, started_at, state, total_after_end, turned_at, updated_at,
  version, visit_case_at, visit_charge, visit_settled) ON bookings TO karigar_ops;
GRANT UPDATE (account_id, taken_at, until) ON claims TO karigar_ops;
GRANT UPDATE (confirmed_at, confirmed_by) ON completion_overrides TO karigar_ops;
GRANT UPDATE (answered_at, answered_by, outcome, words) ON countersigns TO karigar_ops;
GRANT UPDATE (answered_at, answered_by, reason, status) ON deposits TO karigar_ops;
GRANT UPDATE (answer, answered_at, answered_by) ON earnings_cases TO karigar_ops;
GRANT UPDATE (reply, status) ON idempotency_keys TO karigar_ops;
GRANT UPDATE (told_at, undone_at) ON kyc_answers TO karigar_ops;
GRANT UPDATE (answered_at, reason, reason_kind, status, updated_at, valid_until) ON kyc_documents TO karigar_ops;
GRANT UPDATE (closed_at, closed_by, reason) ON late_cases TO karigar_ops;
GRANT UPDATE (verified_at) ON memberships TO karigar_ops;
GRANT UPDATE (checked_at, is_equal, tries) ON number_checks TO karigar_ops;
GRANT UPDATE (answered_at, outcome) ON offers TO karigar_ops;
GRANT UPDATE (taken_at) ON operator_desks TO karigar_ops;
GRANT UPDATE (code_hash, expires_at, totp_sealed, withdrawn_at) ON operator_invites TO karigar_ops;
GRANT UPDATE (city_id, closed_at, password_hash, totp_sealed, totp_step) ON operators TO karigar_ops;
GRANT UPDATE (reversed) ON payments TO karigar_ops;
GRANT UPDATE (answered_by, kept_at, reason, restored_at) ON payout_freezes TO karigar_ops;
GRANT UPDATE (answered_at) ON serviceman_applications TO karigar_ops;
GRANT UPDATE (latitude, longitude, updated_at) ON serviceman_work TO karigar_ops;
GRANT UPDATE (passkey_shown_at, revoked_at) ON sessions TO karigar_ops;
GRANT UPDATE (acknowledged_at, answer, answered_at, answered_by) ON tickets TO karigar_ops;
GRANT UPDATE (bank_reference, confirmed_at, confirmed_by, status) ON upi_requests TO karigar_ops;
GRANT DELETE ON claims, ended_events, notes, passkeys, serviceman_skills TO karigar_ops;
