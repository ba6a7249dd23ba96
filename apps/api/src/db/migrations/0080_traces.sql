-- The trace of a call goes with what the call causes, as a traceparent of W3C Trace Context. Null where tracing is off,
-- and in rows of programs that know no traces.
ALTER TABLE outbox ADD COLUMN trace text;
ALTER TABLE outbox ALTER COLUMN trace SET DEFAULT nullif(current_setting('karigar.trace', true), '');
ALTER TABLE jobs ADD COLUMN trace text;
