-- Servicemen who chose an SMS where their phone does not show an offer: docs/messages.md. Nobody has it without choosing it.
CREATE TABLE IF NOT EXISTS offer_sms (
  account_id bigint PRIMARY KEY REFERENCES accounts,
  chosen_at timestamptz NOT NULL
);
ALTER TABLE offer_sms ENABLE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, DELETE ON offer_sms TO karigar_app;
GRANT SELECT, DELETE ON offer_sms TO karigar_system, karigar_bound;
CREATE POLICY own ON offer_sms TO karigar_app USING (account_id = (SELECT me()))
  WITH CHECK (account_id = (SELECT me()) AND (SELECT my_role()) = 'serviceman');
CREATE POLICY system ON offer_sms TO karigar_system USING (true);
CREATE POLICY bound ON offer_sms TO karigar_bound USING (account_id = (SELECT me()));

-- An offer has a message too; who chose SMS hears of it without a phone that hears pushes.
CREATE OR REPLACE FUNCTION ring_for_notifications() RETURNS trigger LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public AS $$
BEGIN
  INSERT INTO outbox (task, payload)
    SELECT 'ring', jsonb_build_object('notificationId', told.id) FROM told
    WHERE told.read_at IS NULL AND (told.kind IN ('booking-assigned', 'serviceman-assigned', 'running-late', 'overdue',
        'at-your-door', 'nobody-yet', 'nobody-came', 'given-back-late', 'cancelled-by-team', 'moved-by-team',
        'work-completed', 'back-with-you', 'refund-made')
      OR (told.kind = 'job-offered' AND EXISTS (SELECT FROM offer_sms c WHERE c.account_id = told.account_id))
      OR EXISTS (SELECT FROM push_subscriptions s WHERE s.account_id = told.account_id));
  RETURN NULL;
END $$;
