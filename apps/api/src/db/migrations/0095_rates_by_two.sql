-- Rates from the console by two people: docs/decisions/0108.
ALTER TABLE ledger_rates DROP CONSTRAINT ledger_rates_kind_check,
  ADD CONSTRAINT ledger_rates_kind_check CHECK (kind IN ('commission', 'tax', 'tds', 'tds-without-pan')) NOT VALID,
  -- What the law has withheld knows no category.
  ADD CONSTRAINT ledger_rates_category_check CHECK (category_id IS NULL OR kind IN ('commission', 'tax')) NOT VALID;
-- Both people; null for the rates of the first migration.
ALTER TABLE ledger_rates ADD COLUMN saved_by bigint, ADD COLUMN agreed_by bigint, ADD COLUMN agreed_at timestamptz;
ALTER TABLE ledger_rates ADD CONSTRAINT ledger_rates_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES accounts NOT VALID,
  ADD CONSTRAINT ledger_rates_agreed_by_fkey FOREIGN KEY (agreed_by) REFERENCES accounts NOT VALID,
  ADD CONSTRAINT ledger_rates_people_check CHECK (agreed_by <> saved_by
    AND (agreed_by IS NULL) = (saved_by IS NULL) AND (agreed_by IS NULL) = (agreed_at IS NULL)) NOT VALID;

-- An operator writes exactly the rate that another one asked for and the caller agrees to in this transaction, and none for
-- a day that has begun. At its end, because the answer is written after the act.
CREATE FUNCTION guard_rate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT coalesce(has_desk('{money}'), false) OR NOT EXISTS (SELECT FROM countersigns c
      WHERE c.call = 'save-rate' AND c.outcome = 'agreed' AND c.answered_by = me() AND c.asked_by = NEW.saved_by
        AND NEW.agreed_by = me() AND c.xmin::text = pg_current_xact_id()::xid::text
        AND c.fields->'rate' = jsonb_build_array(NEW.kind, NEW.from_day::text)
        AND (c.fields->>'categoryId')::bigint = coalesce(NEW.category_id, 0)
        AND (c.fields->>'basisPoints')::integer = NEW.basis_points
        AND NEW.from_day > (c.answered_at AT TIME ZONE 'Asia/Kolkata')::date) THEN
    RAISE EXCEPTION 'not by one person' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER guard_rate AFTER INSERT OR UPDATE ON ledger_rates DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (current_user = 'karigar_ops') EXECUTE FUNCTION guard_rate();

GRANT INSERT (kind, category_id, from_day, basis_points, saved_by, agreed_by, agreed_at) ON ledger_rates TO karigar_ops;
GRANT UPDATE (basis_points, saved_by, agreed_by, agreed_at) ON ledger_rates TO karigar_ops;
