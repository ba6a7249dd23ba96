/** Four rows in the outbox, the oldest of 40 seconds ago. */
export const OUTBOX_ROWS = `INSERT INTO outbox (task, payload, created_at)
  SELECT 'ring', '{}', now() - n * interval '10 seconds' FROM generate_series(1, 4) AS n ORDER BY n DESC`;

/** Jobs that no worker takes: one due for 50 seconds, one due now, one later. */
export const UNKNOWN_JOBS = `INSERT INTO jobs (task, run_at, max_attempts) VALUES
  ('of-another-release', now() - interval '50 seconds', 1), ('of-another-release', now(), 1),
  ('of-another-release', now() + interval '1 hour', 1)`;
