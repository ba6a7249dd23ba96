import type { Context } from '#context';
import { createSealer } from '#audit/seal-audit';
import { transferRound } from '#modules/payouts/index';
import { checkRound } from '#modules/verification/index';
import { SYSTEM, createPool, useOf } from '#platform/db';
import { startWorker, type JobWorker, type Task } from '#platform/job-worker';
import type { TaskName } from '#relay/task-names';
import { readBacklog } from './backlog-store.ts';
import { keepDeadLetter } from './dead-letter-store.ts';
import { moveOldJobs } from './old-jobs-store.ts';
import { eraseOld } from './retention/erase-old.ts';
import { startRounds, type Round } from './rounds.ts';
import { keepPartitions } from './tasks/keep-partitions.ts';
import { overdueRound } from './tasks/tell-overdue.ts';
import { dispatchRound, dispatchTask } from './tasks/dispatch-booking.ts';
import { answersRound } from './tasks/tell-answers.ts';
import { termsRound } from './tasks/notify-of-terms.ts';
import { resealRound } from './tasks/reseal.ts';
import { payRevisitTask } from './tasks/pay-revisit.ts';
import { readGatewayEvent } from './tasks/read-gateway-event.ts';
import { ring } from './tasks/ring.ts';
import { ringAlarm } from './tasks/ring-alarm.ts';
import { sendCompletionOtp } from './tasks/send-completion-otp.ts';
import { sendInvite } from './tasks/send-invite.ts';
import { sendMessage } from './tasks/send-message.ts';
import { sendNotice } from './tasks/send-notice.ts';
import { sendOtp } from './tasks/send-otp.ts';
import { sendPush } from './tasks/send-push.ts';
import { sendTestPush } from './tasks/send-test-push.ts';
import { sendUnseenSms } from './tasks/send-unseen-sms.ts';
import { gatewayRound, settleOnlinePayments } from './tasks/settle-online-payments.ts';
import { createSweeper } from './tasks/sweep-files.ts';
import { withholdTax } from './tasks/withhold-tax.ts';
import { tidyDocuments } from './tasks/tidy-documents.ts';

const CONCURRENCY = 8;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const tasksOf = (context: Context): Readonly<Record<TaskName, Task>> => ({
  'dispatch-booking': dispatchTask(context),
  'read-gateway-event': readGatewayEvent(context),
  ring: ring(context),
  'ring-alarm': ringAlarm(context),
  'send-completion-otp': sendCompletionOtp(context),
  'send-invite': sendInvite(context),
  'send-message': sendMessage(context),
  'send-notice': sendNotice(context),
  'send-otp': sendOtp(context),
  'send-push': sendPush(context),
  'send-test-push': sendTestPush(context),
  'send-unseen-sms': sendUnseenSms(context),
  'settle-online-payments': settleOnlinePayments(context),
  'pay-revisit': payRevisitTask(context),
  'withhold-tax': withholdTax(context),
});

const tracedTasks = (context: Context): Readonly<Record<string, Task>> =>
  Object.fromEntries(
    Object.entries(tasksOf(context)).map(([name, task]): [string, Task] => [
      name,
      (payload, job) =>
        context.tracing.span({ name, kind: 'consumer', parent: job.trace }, () =>
          task(payload, job),
        ),
    ]),
  );

/** While servers of the previous release run, they still add jobs to its tables (decision 60). */
const oldJobsRound =
  ({ databases }: Context) =>
  async (): Promise<boolean> => {
    await databases.system.transaction(SYSTEM, moveOldJobs);
    return false;
  };

const backlogRound =
  ({ databases, metrics }: Context) =>
  async (): Promise<boolean> => {
    metrics.waits(await databases.system.transaction(SYSTEM, readBacklog));
    return false;
  };

const roundsOf = (context: Context): readonly Round[] => [
  { name: 'seal-audit', everyMs: 2000, go: createSealer(context) },
  ...(context.config.dispatch === 'offers'
    ? [{ name: 'dispatch', everyMs: 2000, go: dispatchRound(context) }]
    : []),
  ...(context.gateway === null
    ? []
    : [{ name: 'gateway', everyMs: 2000, go: gatewayRound(context) }]),
  ...(context.payouts === null
    ? []
    : [
        { name: 'payout-transfers', everyMs: 2000, go: transferRound(context) },
        { name: 'bank-checks', everyMs: 5000, go: checkRound(context) },
      ]),
  { name: 'backlog', everyMs: 5000, go: backlogRound(context) },
  { name: 'old-jobs', everyMs: 2000, go: oldJobsRound(context) },
  { name: 'document-answers', everyMs: 2000, go: answersRound(context) },
  { name: 'overdue', everyMs: 15_000, go: overdueRound(context) },
  { name: 'partitions', everyMs: 10 * MINUTE, go: keepPartitions(context) },
  { name: 'erase-old', everyMs: HOUR, go: eraseOld(context) },
  { name: 'sweep-files', everyMs: 6 * HOUR, go: createSweeper(context) },
  { name: 'tidy-documents', everyMs: HOUR, go: tidyDocuments(context) },
  { name: 'terms', everyMs: HOUR, go: termsRound(context) },
  { name: 'reseal', everyMs: 24 * HOUR, go: resealRound(context) },
];

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Runs jobs and rounds. A job without attempts left is stored as a dead letter, with its reason. */
export const startJobs = (context: Context): JobWorker => {
  const { databases, metrics, log, config } = context;
  const pool = createPool(config.database.jobsUrl, CONCURRENCY + 4);
  metrics.watchPool('jobs', () => useOf(pool));
  const worker = startWorker({
    pool,
    tasks: tracedTasks(context),
    concurrency: CONCURRENCY,
    log,
    onEnded: metrics.jobEnded,
    onDead: async (task, payload, error) => {
      await databases.system.transaction(SYSTEM, (tx) =>
        keepDeadLetter(tx, { task, payload, error: messageOf(error) }),
      );
      metrics.gaveUp();
    },
  });
  const rounds = startRounds(roundsOf(context), context);
  return {
    stop: async () => {
      await rounds.stop();
      await worker.stop();
      await pool.end();
    },
  };
};
