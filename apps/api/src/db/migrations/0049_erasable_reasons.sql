-- What operators wrote about a person goes with the person: docs/decisions/0018. The audit's row has a salted hash of
-- its reason, so the chain of seals stays whole when the words are erased.
CREATE TABLE audit_reasons (
  -- As in audit.reason: 'sha256:' and the hash of salt, line break and words.
  hash text PRIMARY KEY,
  salt text NOT NULL,
  words text NOT NULL,
  subject_id bigint,
  booking_id bigint
);
CREATE INDEX audit_reasons_subject ON audit_reasons (subject_id);
CREATE INDEX audit_reasons_booking ON audit_reasons (booking_id) WHERE booking_id IS NOT NULL;
CREATE INDEX audit_with_reason ON audit (id) WHERE reason IS NOT NULL;
GRANT INSERT ON audit_reasons TO karigar_app;
-- An erasure deletes; `npm run db -- audit` finds whatever else was deleted or changed.
GRANT SELECT, INSERT, DELETE ON audit_reasons TO karigar_system;

-- Rows of money stay as they were written. Only a reason is replaced, by a dash, and only when a person it may be
-- about has been erased.
CREATE FUNCTION only_erase_reason() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was jsonb := to_jsonb(OLD);
  of_booking bigint := (was->>'booking_id')::bigint;
BEGIN
  IF NEW.reason <> '—' OR was - 'reason' <> to_jsonb(NEW) - 'reason' OR NOT EXISTS (
      SELECT FROM accounts a WHERE a.erased_at IS NOT NULL AND a.id IN (
        SELECT (was->>'serviceman_id')::bigint
        UNION ALL SELECT b.customer_id FROM bookings b WHERE b.id = of_booking
        UNION ALL SELECT b.serviceman_id FROM bookings b WHERE b.id = of_booking
        UNION ALL SELECT f.account_id FROM former_holders f WHERE f.booking_id = of_booking)) THEN
    RAISE EXCEPTION 'a reason of % is only erased with its person', TG_TABLE_NAME USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE INDEX ledger_transactions_reason ON ledger_transactions (serviceman_id) WHERE reason IS NOT NULL;
CREATE INDEX ledger_transactions_booking_reason ON ledger_transactions (booking_id) WHERE reason IS NOT NULL;
CREATE TRIGGER only_erase_reason BEFORE UPDATE OF reason ON ledger_transactions FOR EACH ROW
  WHEN (current_user = 'karigar_system') EXECUTE FUNCTION only_erase_reason();
CREATE TRIGGER only_erase_reason BEFORE UPDATE OF reason ON payouts FOR EACH ROW
  WHEN (current_user = 'karigar_system') EXECUTE FUNCTION only_erase_reason();
CREATE TRIGGER only_erase_reason BEFORE UPDATE OF reason ON completion_overrides FOR EACH ROW
  WHEN (current_user = 'karigar_system') EXECUTE FUNCTION only_erase_reason();
GRANT UPDATE (reason) ON ledger_transactions, payouts, completion_overrides TO karigar_system;
