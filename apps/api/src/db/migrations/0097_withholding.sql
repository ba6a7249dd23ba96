-- TDS withheld from a serviceman's earnings, by bill: docs/decisions/0108. Off until a rate 'tds' begins.

-- Both lists grow by one name, whatever they have by now.
DO $$
DECLARE
  grown text;
BEGIN
  SELECT replace(pg_get_constraintdef(oid), '''payable''::text', '''payable''::text, ''withheld''::text') INTO STRICT grown
    FROM pg_constraint WHERE conname = 'ledger_entries_account_check';
  ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_account_check;
  EXECUTE format('ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_account_check %s NOT VALID',
    replace(grown, ' NOT VALID', ''));
  SELECT replace(pg_get_constraintdef(oid), '''payout''::text', '''payout''::text, ''withholding''::text') INTO STRICT grown
    FROM pg_constraint WHERE conname = 'ledger_transactions_cause_check';
  ALTER TABLE ledger_transactions DROP CONSTRAINT ledger_transactions_cause_check;
  EXECUTE format('ALTER TABLE ledger_transactions ADD CONSTRAINT ledger_transactions_cause_check %s NOT VALID',
    replace(grown, ' NOT VALID', ''));
END $$;

-- Nobody's call writes it: the worker does, for every bill once.
CREATE TRIGGER only_worker BEFORE INSERT ON ledger_entries FOR EACH ROW
  WHEN (NEW.account = 'withheld' AND (session_user = 'karigar_app' OR current_setting('role') = 'karigar_ops'))
  EXECUTE FUNCTION refuse_gateway_entry();

-- Statements and the report of a month. Built by hand before the update, with CONCURRENTLY: CHANGELOG.md.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS ledger_entries_withheld ON ledger_entries (serviceman_id, day) INCLUDE (amount, booking_id)
  WHERE account = 'withheld';
-- Built by hand before the update too.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS ledger_entries_withheld_day ON ledger_entries (day) WHERE account = 'withheld';

-- A bill makes the worker look at its serviceman's year, where there is a rate at all.
CREATE FUNCTION withhold_tax() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  IF EXISTS (SELECT FROM ledger_rates r WHERE r.kind IN ('tds', 'tds-without-pan')
      AND r.from_day <= (NEW.written_at AT TIME ZONE 'Asia/Kolkata')::date) THEN
    INSERT INTO outbox (task, payload) VALUES ('withhold-tax', jsonb_build_object('servicemanId', NEW.serviceman_id,
      'at', floor(extract(epoch FROM NEW.written_at) * 1000)));
  END IF;
  RETURN NULL;
END $$;
REVOKE EXECUTE ON FUNCTION withhold_tax FROM PUBLIC;
CREATE TRIGGER withhold_tax AFTER INSERT ON ledger_transactions FOR EACH ROW WHEN (NEW.cause IN ('bill', 'part', 'visit'))
  EXECUTE FUNCTION withhold_tax();
