-- The constraints of 0107, without a lock that keeps writes waiting.
ALTER TABLE services VALIDATE CONSTRAINT services_advance_check;
ALTER TABLE online_captures VALIDATE CONSTRAINT online_captures_paid_check;
