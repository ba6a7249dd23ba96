-- The weekly payout run (docs/decisions/0103): prepared, confirmed by a second person, sent as a file, answered by the bank.
CREATE TABLE payout_runs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  state text NOT NULL DEFAULT 'prepared' CHECK (state IN ('prepared', 'confirmed', 'sent', 'done', 'cancelled')),
  prepared_by bigint NOT NULL REFERENCES accounts,
  prepared_at timestamptz NOT NULL,
  -- The second person.
  confirmed_by bigint REFERENCES accounts,
  confirmed_at timestamptz,
  file_taken_by bigint REFERENCES accounts,
  file_taken_at timestamptz,
  ended_at timestamptz,
  CHECK ((confirmed_by IS NULL) = (confirmed_at IS NULL)),
  CHECK ((file_taken_by IS NULL) = (file_taken_at IS NULL)),
  CHECK (file_taken_at IS NULL OR confirmed_at IS NOT NULL),
  CHECK ((state IN ('done', 'cancelled')) = (ended_at IS NOT NULL)),
  CHECK (state <> 'sent' OR file_taken_at IS NOT NULL)
);

-- A row for everybody with a payable amount, also for whom the run leaves out. Its amounts and bank are frozen.
CREATE TABLE payout_rows (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  run_id bigint NOT NULL REFERENCES payout_runs,
  serviceman_id bigint NOT NULL REFERENCES accounts,
  amount bigint NOT NULL CHECK (amount >= 0),
  kept bigint NOT NULL CHECK (kept >= 0),
  -- The version of bank_details that the amount is for, and its masked number; null where nothing is transferred.
  bank_version integer,
  bank text,
  state text NOT NULL CHECK (state IN ('waiting', 'kept', 'paid', 'failed', 'not-sent', 'left-out')),
  left_out text,
  -- The bank's number of the transfer, or its words about why there is none.
  utr text,
  words text,
  answered_by bigint REFERENCES accounts,
  answered_at timestamptz,
  UNIQUE (run_id, serviceman_id),
  CHECK (amount + kept > 0),
  CHECK (state = 'left-out' OR amount = 0 OR (bank_version IS NOT NULL AND bank IS NOT NULL)),
  CHECK ((state = 'left-out') = (left_out IS NOT NULL)),
  CHECK ((state = 'paid') = (utr IS NOT NULL)),
  CHECK (state <> 'failed' OR words IS NOT NULL)
);
-- Nobody waits in two runs, and no transfer pays two rows.
CREATE UNIQUE INDEX payout_rows_waiting ON payout_rows (serviceman_id) WHERE state = 'waiting';
CREATE UNIQUE INDEX payout_rows_utr ON payout_rows (utr) WHERE utr IS NOT NULL;
CREATE INDEX payout_rows_run ON payout_rows (run_id, id);
CREATE INDEX payout_rows_serviceman ON payout_rows (serviceman_id, id DESC);

-- A payout is of one row, and a row has one payout. Those before the first run have neither row nor need of one.
ALTER TABLE payouts ADD COLUMN row_id bigint;
ALTER TABLE payouts ADD CONSTRAINT payouts_row_fkey FOREIGN KEY (row_id) REFERENCES payout_rows NOT VALID;
-- Until now a person recorded each payout by hand: the table is small.
-- squawk-ignore require-concurrent-index-creation
CREATE UNIQUE INDEX payouts_row ON payouts (row_id) WHERE row_id IS NOT NULL;
-- The words of an operator were of the call that recorded one payout at a time. No program reads them.
-- squawk-ignore ban-drop-not-null
ALTER TABLE payouts ALTER COLUMN reason DROP NOT NULL;

-- A run goes on and never back; an answered row stays as it is, but for the words that an erasure takes.
CREATE FUNCTION keep_run_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state <> OLD.state AND (OLD.state || ' ' || NEW.state) NOT IN ('prepared confirmed', 'prepared cancelled',
      'confirmed cancelled', 'confirmed sent', 'confirmed done', 'sent done') THEN
    RAISE EXCEPTION 'a run goes on and never back' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_run_order BEFORE UPDATE ON payout_runs FOR EACH ROW EXECUTE FUNCTION keep_run_order();
CREATE FUNCTION keep_answered_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'waiting' AND (to_jsonb(NEW) - 'words' <> to_jsonb(OLD) - 'words'
      OR (NEW.words IS DISTINCT FROM OLD.words AND current_user = 'karigar_ops')) THEN
    RAISE EXCEPTION 'this row has its answer' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER keep_answered_row BEFORE UPDATE ON payout_rows FOR EACH ROW EXECUTE FUNCTION keep_answered_row();

-- The second person: docs/decisions/0082.
CREATE OR REPLACE FUNCTION guard_two_people() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_agreed boolean := CASE TG_TABLE_NAME
    WHEN 'operator_desks' THEN agrees_now('save-desks', 'accountId', (to_jsonb(NEW)->>'account_id')::bigint)
    WHEN 'operator_invites' THEN agrees_now('invite-operator', 'inviteId', NEW.id)
    WHEN 'payout_freezes' THEN agrees_now('answer-freeze', 'freezeId', NEW.id)
    WHEN 'payout_runs' THEN agrees_now('confirm-payout-run', 'runId', NEW.id)
    ELSE agrees_now('end-for-serviceman', 'bookingId', NEW.id) OR agrees_now('ask-override', 'bookingId', NEW.id)
      OR EXISTS (SELECT FROM completion_overrides o WHERE o.booking_id = NEW.id AND o.confirmed_by = me()
        AND o.xmin::text = pg_current_xact_id()::xid::text) END;
BEGIN
  IF NOT is_agreed THEN
    RAISE EXCEPTION 'not by one person' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER guard_two_people AFTER UPDATE OF confirmed_at ON payout_runs DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (current_user = 'karigar_ops' AND NEW.confirmed_at IS NOT NULL) EXECUTE FUNCTION guard_two_people();

-- A bank account to which a transfer failed is checked again by the desk kyc, which the desk money does not write for.
CREATE FUNCTION check_bank_again(of_row bigint, at timestamptz) RETURNS void LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF current_setting('role') = 'karigar_ops' AND NOT coalesce(has_desk('{money}'), false) THEN
    RAISE EXCEPTION 'not by this desk' USING ERRCODE = 'insufficient_privilege';
  END IF;
  UPDATE bank_details b SET check_outcome = NULL, check_reason_kind = NULL, check_words = r.words, updated_at = at
    FROM payout_rows r WHERE r.id = of_row AND r.state = 'failed' AND b.account_id = r.serviceman_id
      AND b.version = r.bank_version;
END $$;
REVOKE EXECUTE ON FUNCTION check_bank_again FROM PUBLIC;
GRANT EXECUTE ON FUNCTION check_bank_again TO karigar_ops;

GRANT SELECT ON payout_runs, payout_rows TO karigar_system, karigar_ops;
GRANT INSERT (prepared_by, prepared_at) ON payout_runs TO karigar_ops;
GRANT UPDATE (state, confirmed_by, confirmed_at, file_taken_by, file_taken_at, ended_at) ON payout_runs TO karigar_ops;
GRANT INSERT (run_id, serviceman_id, amount, kept, bank_version, bank, state, left_out) ON payout_rows TO karigar_ops;
GRANT UPDATE (state, left_out, utr, words, answered_by, answered_at) ON payout_rows TO karigar_ops;
GRANT INSERT (row_id) ON payouts TO karigar_ops;
-- An erasure takes the bank's words.
GRANT UPDATE (words) ON payout_rows TO karigar_system;
GRANT SELECT, UPDATE (words) ON payout_rows TO karigar_bound;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO karigar_ops;

ALTER TABLE payout_runs ENABLE ROW LEVEL SECURITY;
ALTER TABLE payout_rows ENABLE ROW LEVEL SECURITY;
CREATE POLICY system ON payout_runs TO karigar_system USING (true);
CREATE POLICY system ON payout_rows TO karigar_system USING (true);
CREATE POLICY bound ON payout_rows TO karigar_bound
  USING (serviceman_id = (SELECT me())) WITH CHECK (serviceman_id = (SELECT me()));
CREATE POLICY desks_read ON payout_runs FOR SELECT TO karigar_ops USING ((SELECT has_desk('{money,audit}')));
CREATE POLICY desks_insert ON payout_runs FOR INSERT TO karigar_ops WITH CHECK ((SELECT has_desk('{money}')));
CREATE POLICY desks_change ON payout_runs FOR UPDATE TO karigar_ops
  USING ((SELECT has_desk('{money}'))) WITH CHECK ((SELECT has_desk('{money}')));
CREATE POLICY desks_read ON payout_rows FOR SELECT TO karigar_ops USING ((SELECT has_desk('{money,audit}')));
CREATE POLICY desks_insert ON payout_rows FOR INSERT TO karigar_ops WITH CHECK ((SELECT has_desk('{money}')));
CREATE POLICY desks_change ON payout_rows FOR UPDATE TO karigar_ops
  USING ((SELECT has_desk('{money}'))) WITH CHECK ((SELECT has_desk('{money}')));
-- Each writes in their own name; rows are added while the run is prepared, and answered by the caller.
CREATE POLICY only_own ON payout_runs AS RESTRICTIVE FOR INSERT TO karigar_ops WITH CHECK (prepared_by = (SELECT me()));
CREATE POLICY only_prepared ON payout_rows AS RESTRICTIVE FOR INSERT TO karigar_ops
  WITH CHECK (EXISTS (SELECT FROM payout_runs u WHERE u.id = run_id AND u.state = 'prepared' AND u.prepared_by = (SELECT me()))
    AND state IN ('waiting', 'left-out'));
CREATE POLICY only_own ON payout_rows AS RESTRICTIVE FOR UPDATE TO karigar_ops
  USING (true) WITH CHECK (answered_by = (SELECT me()));
-- A payout is posted for a row that two people agreed to and the bank has paid, and never for more.
CREATE POLICY only_confirmed ON payouts AS RESTRICTIVE FOR INSERT TO karigar_ops
  WITH CHECK (EXISTS (SELECT FROM payout_rows r JOIN payout_runs u ON u.id = r.run_id WHERE r.id = row_id
    AND u.confirmed_at IS NOT NULL AND r.state IN ('kept', 'paid') AND r.serviceman_id = payouts.serviceman_id
    AND payouts.amount = r.amount AND payouts.kept <= r.kept AND reference = coalesce(r.utr, '')));

-- The desk money asks a second person, too.
DROP POLICY desks_insert ON countersigns;
CREATE POLICY desks_insert ON countersigns FOR INSERT TO karigar_ops
  WITH CHECK ((SELECT has_desk('{dispatch,help,money,admin}')));
-- Operators hear of a run in the room of their desk (0064).
CREATE TRIGGER hint_room AFTER INSERT OR UPDATE ON payout_runs FOR EACH ROW EXECUTE FUNCTION hint_room('-1000002', 'money');
