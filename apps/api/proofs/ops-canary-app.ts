import { setTimeout as pause } from 'node:timers/promises';
import { relayOnce } from '#relay/relay';
import { SYSTEM } from '#platform/db';
import { createMemoryLog } from '#testing/memory-log';
import { NO_TEXT } from '#testing/no-text';
import { createTestApp } from '#testing/test-app';
import { startJobs } from '#worker/start-jobs';
import { runOpsCanary } from './ops-canary.ts';

/** On a server in this process, with its log at its most verbose. */
export const runOpsCanaryOnApp = async (options: { readonly leak?: boolean } = {}) => {
  const { log, lines } = createMemoryLog();
  const app = await createTestApp({ parts: { log, pictureReader: NO_TEXT } });
  const jobs = startJobs(app.context);
  try {
    const { databases, sessions } = app.context;
    const seen = await runOpsCanary(
      {
        base: app.base,
        consoleBase: app.consoleBase,
        look: app.look,
        now: app.now,
        open: async (accountId, role) =>
          (
            await databases.system.transaction(SYSTEM, (tx) =>
              sessions.open(tx, { accountId, role }),
            )
          ).authToken,
        deliver: async () => {
          while (((await relayOnce(app.context)) ?? 0) > 0);
          await pause(500);
        },
      },
      { ...options, logged: () => lines.join('\n') },
    );
    return { ...seen, logLines: lines.length };
  } finally {
    await jobs.stop();
    await app.close();
  }
};
