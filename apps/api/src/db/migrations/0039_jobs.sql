-- Background jobs, added by addJobs alone. A worker that takes a job moves run_at ahead and keeps moving it while the job
-- runs, so the job of a killed or unreachable worker is due again by itself (decision 60).
CREATE TABLE jobs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  task text NOT NULL,
  payload jsonb,
  key text,
  run_at timestamptz NOT NULL,
  -- Including the one that runs.
  attempts integer NOT NULL DEFAULT 0,
  max_attempts integer NOT NULL CHECK (max_attempts > 0),
  -- Who took it; null while it waits.
  worker text,
  -- A newer job of its key came while it ran: it is not retried.
  replaced boolean NOT NULL DEFAULT false,
  last_error text
);
CREATE INDEX jobs_due ON jobs (run_at);
CREATE UNIQUE INDEX jobs_key ON jobs (key) WHERE worker IS NULL;
CREATE INDEX jobs_taken_key ON jobs (key) WHERE worker IS NOT NULL;
GRANT SELECT, INSERT, UPDATE, DELETE ON jobs TO karigar_system;
ALTER TABLE jobs ENABLE ROW LEVEL SECURITY;
CREATE POLICY system ON jobs TO karigar_system USING (true);
