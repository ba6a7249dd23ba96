-- A transfer of a refund is what the ledger refunded, and what the ledger says was transferred is such a row, also against
-- SQL of the desk: docs/decisions/0123.
CREATE FUNCTION guard_refund_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_posted boolean;
BEGIN
  IF TG_OP = 'INSERT' THEN
    is_posted := (SELECT coalesce(sum(t.amount), 0) FROM refund_transfers t WHERE t.booking_id = NEW.booking_id)
      + (SELECT coalesce(sum(r.amount), 0) FROM online_refunds r
        WHERE r.booking_id = NEW.booking_id AND r.why = 'operator')
      <= (SELECT coalesce(-sum(e.amount), 0) FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
        WHERE e.booking_id = NEW.booking_id AND e.account = 'refunds' AND t.cause = 'refund');
  ELSE
    is_posted := NEW.amount = OLD.amount AND NEW.amount = (SELECT -sum(e.amount)
      FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
      WHERE t.cause = 'refund-transfer' AND t.cause_id = NEW.id AND t.booking_id = NEW.booking_id AND e.account = 'online');
  END IF;
  IF is_posted IS NOT TRUE THEN
    RAISE EXCEPTION 'not what the ledger has' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER guard_refund_transfer AFTER INSERT OR UPDATE ON refund_transfers
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (current_user = 'karigar_ops') EXECUTE FUNCTION guard_refund_transfer();

CREATE FUNCTION guard_transferred() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM refund_transfers r WHERE r.id = NEW.cause_id AND r.booking_id = NEW.booking_id
      AND r.sent_by = me() AND NEW.written_by = me()
      AND r.amount = (SELECT -sum(e.amount) FROM ledger_entries e
        WHERE e.transaction_id = NEW.id AND e.account = 'online')) THEN
    RAISE EXCEPTION 'no such transfer' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NULL;
END $$;
-- The ledger is written by a function of the owner, in the name of whoever calls it.
CREATE CONSTRAINT TRIGGER guard_transferred AFTER INSERT ON ledger_transactions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.cause = 'refund-transfer' AND current_setting('role') = 'karigar_ops')
  EXECUTE FUNCTION guard_transferred();
