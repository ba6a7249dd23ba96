import type { Context } from '#context';
import { SYSTEM } from '#platform/db';
import { addJobs } from '#platform/jobs';
import type { Report } from '#platform/messages/delivery-report';
import { keepReport } from './report-store.ts';

const LONGEST_ID = 200;

/** Kept durably once; a job looks at the message again. */
export const keepReports = async (
  { databases, clock }: Context,
  provider: string,
  reports: readonly Report[],
): Promise<void> => {
  const good = reports.filter(({ providerId }) => providerId.length <= LONGEST_ID);
  if (good.length === 0) return;
  await databases.system.transaction(SYSTEM, async (tx) => {
    const now = new Date(clock());
    for (const { providerId, outcome } of good) {
      const messageId = await keepReport(tx, { provider, providerId, outcome }, now);
      if (messageId === null) continue;
      const key = `send-message:${messageId}`;
      await addJobs(tx, [{ task: 'send-message', payload: { messageId }, key }]);
    }
  });
};
