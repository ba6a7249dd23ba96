-- Payouts that an owner stopped go on when two people say so: docs/decisions/0082.
CREATE OR REPLACE FUNCTION guard_two_people() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_agreed boolean := CASE TG_TABLE_NAME
    WHEN 'operator_desks' THEN agrees_now('save-desks', 'accountId', (to_jsonb(NEW)->>'account_id')::bigint)
    WHEN 'operator_invites' THEN agrees_now('invite-operator', 'inviteId', NEW.id)
    WHEN 'payout_freezes' THEN agrees_now('answer-freeze', 'freezeId', NEW.id)
    ELSE agrees_now('end-for-serviceman', 'bookingId', NEW.id) OR agrees_now('ask-override', 'bookingId', NEW.id)
      OR EXISTS (SELECT FROM completion_overrides o WHERE o.booking_id = NEW.id AND o.confirmed_by = me()
        AND o.xmin::text = pg_current_xact_id()::xid::text) END;
BEGIN
  IF NOT is_agreed THEN
    RAISE EXCEPTION 'not by one person' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER guard_two_people AFTER UPDATE OF restored_at ON payout_freezes DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (current_user = 'karigar_ops' AND NEW.restored_at IS NOT NULL) EXECUTE FUNCTION guard_two_people();
