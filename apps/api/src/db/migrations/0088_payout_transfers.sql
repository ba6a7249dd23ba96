-- Payout runs through a payouts provider, and transfers that come back: docs/decisions/0105.
ALTER TABLE payout_runs ADD COLUMN way text;
ALTER TABLE payout_runs ADD CONSTRAINT payout_runs_way_check CHECK (way IN ('file', 'provider')) NOT VALID;

-- What the provider is asked to transfer for a row. The key is written before the provider is asked for the first time.
CREATE TABLE payout_transfers (
  row_id bigint PRIMARY KEY REFERENCES payout_rows,
  run_id bigint NOT NULL REFERENCES payout_runs,
  key text NOT NULL UNIQUE,
  -- `calling`: decided for the last time, so the provider may have it; `ended`: nothing new can come but a return.
  state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'calling', 'sent', 'ended')),
  fund_account_id text,
  provider_id text UNIQUE,
  -- What the provider said last, and since when.
  status text CHECK (status IN ('queued', 'approval', 'processing', 'paid', 'failed', 'cancelled')),
  status_at timestamptz,
  asked_at timestamptz NOT NULL,
  paid_at timestamptz,
  looks_at timestamptz,
  looks integer NOT NULL DEFAULT 0,
  CHECK (state NOT IN ('calling', 'sent') OR fund_account_id IS NOT NULL),
  CHECK (state <> 'sent' OR provider_id IS NOT NULL),
  CHECK ((status IS NULL) = (status_at IS NULL))
);
CREATE INDEX payout_transfers_looks ON payout_transfers (looks_at) WHERE looks_at IS NOT NULL;
CREATE INDEX payout_transfers_run ON payout_transfers (run_id);

-- A transfer that the bank returned after it was paid: the row says so, and the payout since when.
ALTER TABLE payouts ADD COLUMN returned_at timestamptz;
ALTER TABLE payout_rows DROP CONSTRAINT payout_rows_state_check;
ALTER TABLE payout_rows ADD CONSTRAINT payout_rows_state_check CHECK (state IN ('waiting', 'kept', 'paid', 'failed',
  'not-sent', 'left-out', 'returned')) NOT VALID;
ALTER TABLE payout_rows DROP CONSTRAINT payout_rows_check3;
ALTER TABLE payout_rows ADD CONSTRAINT payout_rows_utr_check
  CHECK ((state IN ('paid', 'returned')) = (utr IS NOT NULL)) NOT VALID;
ALTER TABLE payout_rows DROP CONSTRAINT payout_rows_check4;
ALTER TABLE payout_rows ADD CONSTRAINT payout_rows_words_check
  CHECK (state NOT IN ('failed', 'returned') OR words IS NOT NULL) NOT VALID;
-- An answered row stays as it is, but for a transfer that came back, and for the words that an erasure takes.
CREATE OR REPLACE FUNCTION keep_answered_row() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  answer text[] := CASE WHEN OLD.state = 'paid' AND NEW.state = 'returned'
    THEN '{state,words,answered_by,answered_at}' ELSE '{words}' END;
BEGIN
  IF OLD.state <> 'waiting' AND (to_jsonb(NEW) - answer <> to_jsonb(OLD) - answer
      OR (NEW.words IS DISTINCT FROM OLD.words AND NEW.state = OLD.state AND current_user = 'karigar_ops')) THEN
    RAISE EXCEPTION 'this row has its answer' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE FUNCTION check_bank_again(of_row bigint, at timestamptz) RETURNS void LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF current_setting('role') = 'karigar_ops' AND NOT coalesce(has_desk('{money}'), false) THEN
    RAISE EXCEPTION 'not by this desk' USING ERRCODE = 'insufficient_privilege';
  END IF;
  UPDATE bank_details b SET check_outcome = NULL, check_reason_kind = NULL, check_words = r.words, updated_at = at
    FROM payout_rows r WHERE r.id = of_row AND r.state IN ('failed', 'returned') AND b.account_id = r.serviceman_id
      AND b.version = r.bank_version;
END $$;
GRANT EXECUTE ON FUNCTION check_bank_again TO karigar_system;

GRANT SELECT, UPDATE ON payout_transfers TO karigar_system;
GRANT SELECT ON payout_transfers TO karigar_ops;
GRANT INSERT (row_id, run_id, key, asked_at, looks_at) ON payout_transfers TO karigar_ops;
GRANT UPDATE (way) ON payout_runs TO karigar_ops;
GRANT UPDATE (returned_at) ON payouts TO karigar_ops;
-- The provider's answers, by the worker.
GRANT UPDATE (state, ended_at) ON payout_runs TO karigar_system;
GRANT UPDATE (state, left_out, utr, words, answered_by, answered_at) ON payout_rows TO karigar_system;
GRANT INSERT, UPDATE (returned_at) ON payouts TO karigar_system;

ALTER TABLE payout_transfers ENABLE ROW LEVEL SECURITY;
CREATE POLICY system ON payout_transfers TO karigar_system USING (true);
CREATE POLICY desks_read ON payout_transfers FOR SELECT TO karigar_ops USING ((SELECT has_desk('{money,audit}')));
-- The desk asks once, for rows of a run that two people agreed to; everything after is the provider's word.
CREATE POLICY desks_insert ON payout_transfers FOR INSERT TO karigar_ops WITH CHECK ((SELECT has_desk('{money}'))
  AND EXISTS (SELECT FROM payout_rows r JOIN payout_runs u ON u.id = r.run_id WHERE r.id = row_id
    AND u.id = payout_transfers.run_id AND r.state = 'waiting' AND r.amount > 0 AND u.confirmed_at IS NOT NULL
    AND u.state = 'sent' AND u.way = 'provider' AND u.file_taken_by = (SELECT me())));
CREATE POLICY desks_change ON payouts FOR UPDATE TO karigar_ops USING ((SELECT has_desk('{money}')))
  WITH CHECK (EXISTS (SELECT FROM payout_rows r WHERE r.id = row_id AND r.state = 'returned'));

ALTER TABLE ledger_transactions DROP CONSTRAINT ledger_transactions_cause_check;
ALTER TABLE ledger_transactions ADD CONSTRAINT ledger_transactions_cause_check CHECK (cause IN ('bill', 'payment',
  'reversal', 'refund', 'tip', 'correction', 'deposit', 'payout', 'visit', 'visit-settled', 'capture',
  'online-refund', 'payout-return')) NOT VALID;
ALTER TABLE ledger_transactions DROP CONSTRAINT ledger_transactions_check1;
ALTER TABLE ledger_transactions ADD CONSTRAINT ledger_transactions_booking_check
  CHECK ((cause IN ('deposit', 'payout', 'payout-return')) = (booking_id IS NULL)) NOT VALID;
