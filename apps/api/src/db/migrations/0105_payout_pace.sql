-- How often a serviceman is paid, and the fee of daily payouts: docs/decisions/0113. Off until a rate 'daily-payout' begins.
CREATE TABLE payout_paces (
  account_id bigint PRIMARY KEY REFERENCES accounts,
  pace text NOT NULL CHECK (pace IN ('weekly', 'daily')),
  -- Shown when it was chosen, in hundredths of a percent of a transfer: nobody is charged more.
  fee integer NOT NULL CHECK (fee BETWEEN 0 AND 10000),
  chosen_at timestamptz NOT NULL,
  CHECK ((pace = 'daily') = (fee > 0))
);
GRANT SELECT, INSERT, UPDATE (pace, fee, chosen_at) ON payout_paces TO karigar_app;
GRANT SELECT ON payout_paces TO karigar_system, karigar_ops;
GRANT SELECT, DELETE ON payout_paces TO karigar_bound;
ALTER TABLE payout_paces ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON payout_paces TO karigar_app
  USING ((SELECT my_role()) = 'serviceman' AND account_id = (SELECT me()))
  WITH CHECK ((SELECT my_role()) = 'serviceman' AND account_id = (SELECT me()));
CREATE POLICY system ON payout_paces TO karigar_system USING (true);
CREATE POLICY bound ON payout_paces TO karigar_bound USING (account_id = (SELECT me()));
CREATE POLICY desks_read ON payout_paces FOR SELECT TO karigar_ops USING ((SELECT has_desk('{money}')));

-- Frozen with the row, posted with the payout, given back with a transfer that comes back.
ALTER TABLE payout_rows ADD COLUMN fee bigint NOT NULL DEFAULT 0;
ALTER TABLE payout_rows ADD CONSTRAINT payout_rows_fee_check CHECK (fee >= 0) NOT VALID;
ALTER TABLE payouts ADD COLUMN fee bigint NOT NULL DEFAULT 0;
ALTER TABLE payouts ADD CONSTRAINT payouts_fee_check CHECK (fee >= 0) NOT VALID;
ALTER TABLE payout_runs ADD COLUMN pace text;
ALTER TABLE payout_runs ADD CONSTRAINT payout_runs_pace_check CHECK (pace IN ('weekly', 'daily')) NOT VALID;
GRANT INSERT (fee) ON payout_rows TO karigar_ops;
GRANT INSERT (fee) ON payouts TO karigar_ops;
GRANT INSERT (pace) ON payout_runs TO karigar_ops;
DROP POLICY only_confirmed ON payouts;
CREATE POLICY only_confirmed ON payouts AS RESTRICTIVE FOR INSERT TO karigar_ops
  WITH CHECK (EXISTS (SELECT FROM payout_rows r JOIN payout_runs u ON u.id = r.run_id WHERE r.id = row_id
    AND u.confirmed_at IS NOT NULL AND r.state IN ('kept', 'paid') AND r.serviceman_id = payouts.serviceman_id
    AND payouts.amount = r.amount AND payouts.kept <= r.kept AND payouts.fee = r.fee
    AND reference = coalesce(r.utr, '')));

-- The lists grow by one name, whatever they have by now.
DO $$
DECLARE
  one record;
  grown text;
BEGIN
  FOR one IN SELECT * FROM (VALUES ('ledger_entries', 'ledger_entries_account_check', 'payouts', 'fees'),
      ('ledger_entries', 'ledger_entries_check', 'payouts', 'fees'),
      ('ledger_rates', 'ledger_rates_kind_check', 'tds', 'daily-payout')) AS v (relation, name, beside, added) LOOP
    SELECT replace(pg_get_constraintdef(oid), quote_literal(one.beside) || '::text',
      quote_literal(one.beside) || '::text, ' || quote_literal(one.added) || '::text') INTO STRICT grown
      FROM pg_constraint WHERE conname = one.name AND conrelid = one.relation::regclass;
    EXECUTE format('ALTER TABLE %I DROP CONSTRAINT %I', one.relation, one.name);
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I %s NOT VALID', one.relation, one.name,
      replace(grown, ' NOT VALID', ''));
  END LOOP;
END $$;
