import { createSealer } from '../../apps/api/src/audit/seal-audit.ts';
import { verifyAudit } from '../../apps/api/src/audit/verify-audit.ts';
import { readConfig } from '../../apps/api/src/config.ts';
import { urlFor } from '../../apps/api/src/db/roles.ts';
import { connectDatabase, SYSTEM, type Database } from '../../apps/api/src/platform/db.ts';
import { createMetrics } from '../../apps/api/src/platform/telemetry.ts';
import { finishWrite } from '../../apps/api/src/wire/idempotency-store.ts';
import { createMemoryLog } from '../../apps/api/testing/memory-log.ts';

const config = readConfig({});

/** The audit of a database with a worker that seals it, across stops and restores of its server. */
export const auditOf = (adminUrl: string, database: string) => {
  const { log, lines } = createMemoryLog();
  const connect = (): Database =>
    connectDatabase({
      url: urlFor(adminUrl, 'system', database),
      connections: 2,
      onError: () => {},
    });
  let system = connect();
  const databases = {
    get system() {
      return system;
    },
  };
  const parts = {
    databases,
    clock: () => new Date(),
    config,
    log,
    metrics: createMetrics(),
  };
  return {
    lines,
    config,
    seal: createSealer(parts as never),
    write: (requestId: string): Promise<void> =>
      system.transaction(SYSTEM, async (tx) => {
        const call = { accountId: null, role: 'system', call: 'log-out', outcome: 'ok' };
        const about = { bookingId: null, subjectId: null, reason: null, requestId };
        finishWrite(tx, { ...call, ...about }, null);
      }),
    verify: () => verifyAudit(system, config.audit),
    ping: () => system.ping(),
    close: () => system.close(),
    connectAgain: (): void => {
      system = connect();
    },
  };
};
