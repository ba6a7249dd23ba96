-- Admins invite people and give desks in the console: docs/decisions/0086.

-- Without a code until a second person agrees: nothing opens it before.
ALTER TABLE operator_invites ALTER COLUMN code_hash DROP NOT NULL;
ALTER TABLE operator_invites ADD CONSTRAINT operator_invites_closed
  CHECK (code_hash IS NOT NULL OR (totp_sealed IS NULL AND used_at IS NULL));

-- The operator whom a request is about.
ALTER TABLE countersigns ADD COLUMN subject_id bigint REFERENCES accounts;
CREATE INDEX countersigns_subject ON countersigns (subject_id) WHERE subject_id IS NOT NULL;

-- As in 0049, and the subject.
CREATE OR REPLACE FUNCTION only_erase_reason() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was jsonb := to_jsonb(OLD);
  of_booking bigint := (was->>'booking_id')::bigint;
BEGIN
  IF NEW.reason <> '—' OR was - 'reason' <> to_jsonb(NEW) - 'reason' OR NOT EXISTS (
      SELECT FROM accounts a WHERE a.erased_at IS NOT NULL AND a.id IN (
        SELECT (was->>'serviceman_id')::bigint
        UNION ALL SELECT (was->>'subject_id')::bigint
        UNION ALL SELECT b.customer_id FROM bookings b WHERE b.id = of_booking
        UNION ALL SELECT b.serviceman_id FROM bookings b WHERE b.id = of_booking
        UNION ALL SELECT f.account_id FROM former_holders f WHERE f.booking_id = of_booking)) THEN
    RAISE EXCEPTION 'a reason of % is only erased with its person', TG_TABLE_NAME USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
DROP POLICY bound ON countersigns;
CREATE POLICY bound ON countersigns TO karigar_bound
  USING (subject_id = (SELECT me()) OR is_or_was_mine(booking_id))
  WITH CHECK (subject_id = (SELECT me()) OR is_or_was_mine(booking_id));
