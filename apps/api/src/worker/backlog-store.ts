import type { Statement, Transaction } from '#platform/db';
import type { Backlog } from '#platform/metrics/work-metrics';

/** By two indexes, and at most 10,000 entries of each: cheap however much waits. */
const READ: Statement = {
  name: 'read-backlog',
  text: `
  SELECT (SELECT count(*) FROM (SELECT FROM outbox ORDER BY id LIMIT 10000) AS row) AS "outboxRows",
    coalesce(extract(epoch FROM clock_timestamp() - (SELECT created_at FROM outbox ORDER BY id LIMIT 1)), 0)::float8
      AS "outboxSeconds",
    (SELECT count(*) FROM (SELECT FROM jobs WHERE run_at <= now() ORDER BY run_at LIMIT 10000) AS job) AS "dueJobs",
    coalesce(extract(epoch FROM clock_timestamp()
      - (SELECT run_at FROM jobs WHERE run_at <= now() ORDER BY run_at LIMIT 1)), 0)::float8 AS "dueSeconds"`,
};

export const readBacklog = async (tx: Transaction): Promise<Backlog> => {
  const [backlog] = await tx.rows<Backlog>(READ);
  if (backlog === undefined) throw new Error('no backlog was read');
  return backlog;
};
