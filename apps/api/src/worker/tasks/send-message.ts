import { dayOf, startOfDay } from '@karigar/domain/dates/india-day';
import { paise, type Paise } from '@karigar/domain/money';
import {
  messagePlanOf,
  type Channel,
  type MessagePlan,
} from '@karigar/domain/notifications/message-plan';
import { nextMove, type MessageFacts, type Move } from '@karigar/domain/notifications/next-move';
import * as z from 'zod/mini';
import type { Context } from '#context';
import { SYSTEM, type Transaction } from '#platform/db';
import type { Task } from '#platform/job-worker';
import { addJobs, type NewJob } from '#platform/jobs';
import { handOver } from './hand-over.ts';
import {
  addTry,
  endMessage,
  endTry,
  loseTries,
  readSpending,
  takeMessage,
  type MessageRow,
} from './message-store.ts';
import { pushJob } from './push-job.ts';

const payloadSchema = z.object({ messageId: z.number() });

/** Whoever gets so many in a day gets a notification in the app instead. */
const MOST_A_DAY = 10;

/** Looks at a message then, or at once; an earlier look is replaced. */
export const lookAgain = (messageId: number, runAt?: Date): NewJob => ({
  task: 'send-message',
  payload: { messageId },
  key: `send-message:${messageId}`,
  ...(runAt !== undefined && { runAt }),
});

const isAffordable = async (
  tx: Transaction,
  { config }: Context,
  { account_id: accountId }: MessageRow,
  { share, now }: { readonly share: number; readonly now: Date },
): Promise<boolean> => {
  const midnight = new Date(startOfDay(dayOf(now.getTime())));
  const spent = await readSpending(tx, accountId, midnight);
  return spent.of_person < MOST_A_DAY && spent.of_all < config.messages.budgetOfDay * share;
};

const priceOf = (
  { messages, whatsapp }: Context['config'],
  channel: Exclude<Channel, 'push'>,
): Paise => (channel === 'sms' ? messages.smsPrice : (whatsapp?.price ?? paise(0)));

const factsOf = async (
  tx: Transaction,
  context: Context,
  { row, plan, now }: { readonly row: MessageRow; readonly plan: MessagePlan; readonly now: Date },
): Promise<MessageFacts> => ({
  step: row.step,
  tries: row.tries.map((one) =>
    one.state === 'trying' && one.channel !== 'push'
      ? Object.assign(one, { state: 'unknown' })
      : one,
  ),
  dueAt: row.due_at.getTime(),
  isRead: row.read_at !== null,
  isNeedless: row.is_needless,
  hasChannel: (channel) =>
    channel === 'push'
      ? context.push !== null && row.notification_id !== null && row.subscriptions.length > 0
      : row.phone !== null &&
        (channel === 'sms' || (context.whatsapp !== null && row.takes_whatsapp)),
  isAffordable:
    plan.budgetShare === null ||
    (await isAffordable(tx, context, row, { share: plan.budgetShare, now })),
});

type Asked = {
  readonly tryId: number;
  readonly row: MessageRow;
  readonly channel: Exclude<Channel, 'push'>;
  readonly wait: number;
};

/** One step of a message's plan. A try is written before its provider is asked; asked again, it may have gone out. */
export const sendMessage =
  (context: Context): Task =>
  async (payload, job) => {
    const { messageId } = z.parse(payloadSchema, payload);
    const { databases, clock, config, metrics } = context;
    const transaction = <Value>(work: (tx: Transaction) => Promise<Value>): Promise<Value> =>
      databases.system.transaction(SYSTEM, work);

    /** What the move writes; a paid channel is asked after the commit. */
    const make = async (
      tx: Transaction,
      move: Move,
      { row, plan, now }: { row: MessageRow; plan: MessagePlan; now: Date },
    ): Promise<Asked | null> => {
      if (move.do === 'end') {
        await endMessage(tx, messageId, move, now);
        metrics.messageEnded(row.kind, move.state);
        return null;
      }
      if (move.do === 'wait') {
        await addJobs(tx, [lookAgain(messageId, new Date(move.until))]);
        return null;
      }
      const { step, channel } = move;
      const wait = (plan.steps[step]?.wait ?? 0) * 1000;
      const cost = channel === 'push' ? paise(0) : priceOf(config, channel);
      const tryId = await addTry(tx, messageId, { step, channel, cost }, now);
      if (channel !== 'push') return { tryId, row, channel, wait };
      const { notification_id: notificationId, subscriptions } = row;
      const again = row.tries.some((one) => one.channel === 'push');
      const pushes = subscriptions.map((one) => pushJob(notificationId ?? 0, one, again));
      const next = lookAgain(messageId, new Date(now.getTime() + wait));
      await addJobs(tx, [...pushes, next]);
      return null;
    };

    const asked = await transaction(async (tx) => {
      const now = new Date(clock());
      const row = await takeMessage(tx, messageId);
      const plan = row && messagePlanOf(row.kind);
      if (row === null || plan === null || row.state !== 'open') return null;
      await loseTries(tx, messageId, now);
      const facts = await factsOf(tx, context, { row, plan, now });
      const made = await make(tx, nextMove(plan, facts, now.getTime()), { row, plan, now });
      if (made === null) await job.finishIn(tx);
      return made;
    });
    if (asked === null) return;

    const ended = await handOver(context, asked.row, asked.channel);
    await transaction(async (tx) => {
      const now = clock();
      await endTry(tx, asked.tryId, ended, new Date(now));
      const runAt = ended.state === 'failed' ? undefined : new Date(now + asked.wait);
      await addJobs(tx, [lookAgain(messageId, runAt)]);
      await job.finishIn(tx);
    });
  };
