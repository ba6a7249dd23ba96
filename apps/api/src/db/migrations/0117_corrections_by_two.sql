-- Refunds, reversals and corrections above what one operator may move need a second person, also against SQL of the desk:
-- docs/decisions/0082. ₹2,000 on a job, ₹10,000 a day; packages/domain/src/ledger/one-operator.ts has the same numbers.

-- Of corrections alone, which are few: every one has a reason. On a large database it is built by hand before the update.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS ledger_transactions_corrected_by ON ledger_transactions (written_by, written_at)
  WHERE reason IS NOT NULL;

-- What an operator's act moved shows in one account of its cause.
CREATE FUNCTION moved_by_hand(of_cause text, of_account text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT (of_cause, of_account) IN (('refund', 'refunds'), ('reversal', 'customer-due'), ('correction', 'commission'))
$$;

CREATE FUNCTION guard_correction() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moved bigint;
  on_job bigint;
  today bigint;
BEGIN
  SELECT coalesce(sum(e.amount) FILTER (WHERE t.xmin::text = pg_current_xact_id()::xid::text), 0),
      coalesce(sum(e.amount) FILTER (WHERE NEW.cause <> 'reversal' OR t.payment_id = NEW.payment_id), 0)
    INTO moved, on_job
    FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
    WHERE t.booking_id = NEW.booking_id AND t.cause = NEW.cause AND moved_by_hand(t.cause, e.account);
  SELECT coalesce(sum(abs(e.amount)), 0) INTO today
    FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
    WHERE t.written_by = NEW.written_by AND t.reason IS NOT NULL AND moved_by_hand(t.cause, e.account)
      AND t.written_at >= date_trunc('day', NEW.written_at, 'Asia/Kolkata') AND t.written_at <= NEW.written_at;
  IF abs(on_job) <= 200000 AND today <= 1000000 AND NEW.written_by = me() AND NEW.reason IS NOT NULL THEN
    RETURN NULL;
  END IF;
  IF NOT EXISTS (SELECT FROM countersigns c
      WHERE c.call IN ('refund-payment', 'reverse-payment', 'correct-payment', 'correct-earnings')
        AND c.booking_id = NEW.booking_id AND c.outcome = 'agreed' AND c.answered_by = me() AND c.asked_by = NEW.written_by
        AND c.xmin::text = pg_current_xact_id()::xid::text AND (c.fields->>'amount')::bigint = abs(moved)) THEN
    RAISE EXCEPTION 'not by one person' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NULL;
END $$;
-- The ledger is written by a function of the owner, in the name of whoever calls it.
CREATE CONSTRAINT TRIGGER guard_correction AFTER INSERT ON ledger_transactions DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.cause IN ('refund', 'reversal', 'correction') AND current_setting('role') = 'karigar_ops')
  EXECUTE FUNCTION guard_correction();

-- A refund that leaves through the gateway, and what rows say was refunded or taken back, are what the ledger has.
CREATE FUNCTION guard_refunded() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_posted boolean := CASE TG_TABLE_NAME
    WHEN 'online_refunds' THEN (to_jsonb(NEW)->>'why') = 'operator'
      AND (SELECT coalesce(sum(r.amount), 0) FROM online_refunds r
        WHERE r.booking_id = (to_jsonb(NEW)->>'booking_id')::bigint AND r.why = 'operator')
      <= (SELECT coalesce(-sum(e.amount), 0) FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
        WHERE e.booking_id = (to_jsonb(NEW)->>'booking_id')::bigint AND e.account = 'refunds' AND t.cause = 'refund')
    WHEN 'payments' THEN (to_jsonb(NEW)->>'reversed')::bigint
      = (SELECT coalesce(sum(e.amount), 0) FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
        WHERE t.payment_id = NEW.id AND t.cause = 'reversal' AND e.account = 'customer-due')
    ELSE (to_jsonb(NEW)->>'refunded')::bigint
      = (SELECT coalesce(-sum(e.amount), 0) FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id
        WHERE e.booking_id = NEW.id AND e.account = 'refunds' AND t.cause = 'refund') END;
BEGIN
  IF is_posted IS NOT TRUE THEN
    RAISE EXCEPTION 'not what the ledger has' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER guard_refunded AFTER INSERT ON online_refunds DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (current_user = 'karigar_ops') EXECUTE FUNCTION guard_refunded();
CREATE CONSTRAINT TRIGGER guard_refunded AFTER UPDATE OF reversed ON payments DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (current_user = 'karigar_ops') EXECUTE FUNCTION guard_refunded();
CREATE CONSTRAINT TRIGGER guard_refunded AFTER UPDATE OF refunded ON bookings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (current_user = 'karigar_ops' AND NEW.refunded <> OLD.refunded) EXECUTE FUNCTION guard_refunded();
