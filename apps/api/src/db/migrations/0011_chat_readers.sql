-- How far each side of a booking's chat has come: what reached his phone, what he read, and up to where
-- he cleared it for himself. The messages stay: they are the record of a dispute.
CREATE TABLE chat_readers (
  booking_id bigint NOT NULL REFERENCES bookings,
  account_id bigint NOT NULL REFERENCES accounts,
  delivered_to bigint NOT NULL DEFAULT 0,
  read_to bigint NOT NULL DEFAULT 0,
  cleared_to bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (booking_id, account_id),
  CHECK (read_to <= delivered_to)
);
GRANT SELECT, INSERT, UPDATE (delivered_to, read_to, cleared_to) ON chat_readers TO karigar_app;
GRANT SELECT, DELETE ON chat_readers TO karigar_system;

ALTER TABLE chat_readers ENABLE ROW LEVEL SECURITY;
-- Each side sees how far the other has come, and moves his own mark only.
CREATE POLICY party ON chat_readers FOR SELECT TO karigar_app
  USING (EXISTS (SELECT FROM bookings WHERE bookings.id = booking_id));
CREATE POLICY begin_own ON chat_readers FOR INSERT TO karigar_app
  WITH CHECK (account_id = (SELECT me())
    AND EXISTS (SELECT FROM bookings WHERE bookings.id = booking_id));
CREATE POLICY move_own ON chat_readers FOR UPDATE TO karigar_app
  USING (account_id = (SELECT me()));
CREATE POLICY system ON chat_readers TO karigar_system USING (true);
