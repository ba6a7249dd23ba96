-- Operators hear of changes by rooms, ids below zero beside those of accounts: docs/decisions/0084.
ALTER TABLE cities ADD CONSTRAINT cities_before_rooms CHECK (id < 1000000);

CREATE FUNCTION hint_city() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  INSERT INTO outbox (account_id, kind, subject_id, version) VALUES (-NEW.city_id, 'booking', NEW.id, NEW.version);
  RETURN NULL;
END $$;
CREATE TRIGGER hint_city AFTER INSERT ON bookings FOR EACH ROW
  WHEN (NEW.city_id IS NOT NULL) EXECUTE FUNCTION hint_city();
CREATE TRIGGER hint_city_again AFTER UPDATE OF version, overdue_at, visit_settled ON bookings FOR EACH ROW
  WHEN (NEW.city_id IS NOT NULL) EXECUTE FUNCTION hint_city();

-- Arguments: the room, and the kind of the hint.
CREATE FUNCTION hint_room() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  INSERT INTO outbox (account_id, kind) VALUES (TG_ARGV[0]::bigint, TG_ARGV[1]);
  RETURN NULL;
END $$;
CREATE TRIGGER hint_room AFTER UPDATE ON kyc_documents FOR EACH ROW EXECUTE FUNCTION hint_room('-1000001', 'kyc');
CREATE TRIGGER hint_room AFTER INSERT OR UPDATE ON bank_details FOR EACH ROW EXECUTE FUNCTION hint_room('-1000001', 'kyc');
CREATE TRIGGER hint_room AFTER INSERT OR UPDATE ON serviceman_applications FOR EACH ROW EXECUTE FUNCTION hint_room('-1000001', 'kyc');
CREATE TRIGGER hint_room AFTER INSERT OR UPDATE ON deposits FOR EACH ROW EXECUTE FUNCTION hint_room('-1000002', 'money');
CREATE TRIGGER hint_room AFTER INSERT OR UPDATE ON upi_requests FOR EACH ROW EXECUTE FUNCTION hint_room('-1000002', 'money');
CREATE TRIGGER hint_room AFTER INSERT OR UPDATE ON earnings_cases FOR EACH ROW EXECUTE FUNCTION hint_room('-1000002', 'money');
CREATE TRIGGER hint_room AFTER INSERT OR UPDATE ON tickets FOR EACH ROW EXECUTE FUNCTION hint_room('-1000003', 'help');
CREATE TRIGGER hint_room AFTER INSERT OR UPDATE ON late_cases FOR EACH ROW EXECUTE FUNCTION hint_room('-1000003', 'help');
CREATE TRIGGER hint_room AFTER INSERT OR UPDATE ON recovery_cases FOR EACH ROW EXECUTE FUNCTION hint_room('-1000003', 'help');
CREATE TRIGGER hint_room AFTER INSERT OR UPDATE ON payout_freezes FOR EACH ROW EXECUTE FUNCTION hint_room('-1000003', 'help');
CREATE TRIGGER hint_room AFTER INSERT OR UPDATE ON countersigns FOR EACH ROW EXECUTE FUNCTION hint_room('-1000004', 'countersign');
CREATE TRIGGER hint_room AFTER INSERT OR UPDATE ON completion_overrides FOR EACH ROW EXECUTE FUNCTION hint_room('-1000004', 'countersign');
-- Who works on what, and what ended with words: every desk has a queue.
CREATE TRIGGER hint_room AFTER INSERT OR UPDATE OR DELETE ON claims FOR EACH ROW EXECUTE FUNCTION hint_room('-1000004', 'waiting');
CREATE TRIGGER hint_room AFTER INSERT OR UPDATE OR DELETE ON ended_events FOR EACH ROW EXECUTE FUNCTION hint_room('-1000004', 'waiting');
