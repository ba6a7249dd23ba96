-- An alarm is heard at once, in the consoles and by the phones on duty: docs/safety.md, decision 146.
-- Written before the provider is asked, so that no crash makes a message go twice.
CREATE TABLE alarm_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  alarm_id bigint NOT NULL REFERENCES alarms,
  template text NOT NULL,
  -- Which of the phones, from 1; the number itself is not here.
  place integer NOT NULL CHECK (place > 0),
  -- Phones on duty are told again until somebody takes the alarm.
  round integer NOT NULL CHECK (round > 0),
  state text NOT NULL DEFAULT 'trying' CHECK (state IN ('trying', 'sent', 'unknown', 'failed')),
  -- Certainly not sent, and for a reason that passes: it is tried again.
  is_passing boolean NOT NULL DEFAULT false,
  provider text,
  provider_id text,
  began_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL,
  UNIQUE (alarm_id, template, place, round)
);

ALTER TABLE alarm_messages ENABLE ROW LEVEL SECURITY;
GRANT SELECT, INSERT, UPDATE (state, is_passing, provider, provider_id, changed_at) ON alarm_messages TO karigar_system;
CREATE POLICY system ON alarm_messages TO karigar_system USING (true);

-- The room of the desks help and dispatch (decision 84) hears it when an alarm comes, moves, ends and is open again.
CREATE FUNCTION hear_alarm() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
BEGIN
  INSERT INTO outbox (account_id, kind) VALUES (-1000003, 'waiting');
  IF NEW.ended_at IS NULL AND (TG_OP = 'INSERT' OR OLD.ended_at IS NOT NULL) THEN
    INSERT INTO outbox (task, payload) VALUES ('ring-alarm', jsonb_build_object('alarmId', NEW.id));
  END IF;
  RETURN NULL;
END $$;
REVOKE EXECUTE ON FUNCTION hear_alarm FROM PUBLIC;
CREATE TRIGGER hear_alarm AFTER INSERT OR UPDATE OF latitude, ended_at ON alarms FOR EACH ROW
  EXECUTE FUNCTION hear_alarm();
