import type { Instant } from '../dates/instant.ts';
import { quietUntil, type Channel, type MessagePlan } from './message-plan.ts';

/**
 * `trying`: being handed over. `unknown`: the provider may have it. `delivered`: on the phone. What was seen is read from
 * the notification.
 */
export const TRY_STATES = ['trying', 'sent', 'unknown', 'delivered', 'seen', 'failed'] as const;
export type TryState = (typeof TRY_STATES)[number];

export type MessageTry = {
  readonly channel: Channel;
  readonly state: TryState;
  readonly beganAt: Instant;
  /** Of the plan. */
  readonly step: number;
  /** Of a failure: the same channel may be tried again. */
  readonly isPassing: boolean;
};

/** After a passing failure, where no other channel is left. */
const TRY_AGAIN_MS = 20_000;

/** `unconfirmed`: a provider has it, and nobody said that it arrived. `dropped`: nobody needs it any more. */
export const MESSAGE_STATES = ['open', 'reached', 'unconfirmed', 'failed', 'dropped'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** Why a message did not arrive. */
export const FAILURES = ['no-channel', 'refused', 'budget'] as const;
export type MessageFailure = (typeof FAILURES)[number];

export type MessageFacts = {
  /** Steps of the plan that were taken or passed over. */
  readonly step: number;
  readonly tries: readonly MessageTry[];
  readonly dueAt: Instant;
  readonly isRead: boolean;
  /** Blocked, silenced, or overtaken by what happened. */
  readonly isNeedless: boolean;
  readonly hasChannel: (channel: Channel) => boolean;
  /** Money is left for another paid message to this person. */
  readonly isAffordable: boolean;
};

export type Move =
  | { readonly do: 'try'; readonly step: number; readonly channel: Channel }
  | { readonly do: 'wait'; readonly until: Instant }
  | {
      readonly do: 'end';
      readonly state: Exclude<MessageState, 'open'>;
      readonly why: MessageFailure | null;
    };

const end = (state: Exclude<MessageState, 'open'>, why: MessageFailure | null = null): Move => ({
  do: 'end',
  state,
  why,
});

const mayHaveArrived = ({ state }: MessageTry): boolean => state === 'sent' || state === 'unknown';

/** When no step is left: what failed in passing is tried again, and a provider that has it may still say so in time. */
const lastMove = ({ tries, dueAt }: MessageFacts, why: MessageFailure, now: Instant): Move => {
  const last = tries.at(-1);
  if (last?.state === 'failed' && last.isPassing && now < dueAt) {
    const again = last.beganAt + TRY_AGAIN_MS;
    return now < again
      ? { do: 'wait', until: again }
      : { do: 'try', step: last.step, channel: last.channel };
  }
  if (!tries.some(mayHaveArrived)) return end('failed', tries.length === 0 ? why : 'refused');
  return now < dueAt ? { do: 'wait', until: dueAt } : end('unconfirmed');
};

/** What is done next about a message. The same words never go twice by one step. */
export const nextMove = (plan: MessagePlan, facts: MessageFacts, now: Instant): Move => {
  const { step, tries, dueAt, isRead, isNeedless, hasChannel, isAffordable } = facts;
  if (isRead || tries.some(({ state }) => state === 'delivered' || state === 'seen'))
    return end('reached');
  if (isNeedless) return end('dropped');
  if (plan.endsWhenDue && now >= dueAt)
    return tries.length === 0 ? end('dropped') : lastMove(facts, 'no-channel', now);
  const last = tries.at(-1);
  const patience = plan.steps[step - 1]?.wait ?? 0;
  if (last !== undefined && last.state !== 'failed' && now < last.beganAt + patience * 1000)
    return { do: 'wait', until: last.beganAt + patience * 1000 };
  const next = plan.steps.findIndex(({ channel }, nth) => nth >= step && hasChannel(channel));
  const found = plan.steps[next];
  if (found === undefined) return lastMove(facts, 'no-channel', now);
  if (found.channel === 'push') return { do: 'try', step: next, channel: 'push' };
  const morning = plan.isUrgent ? null : quietUntil(now);
  if (morning !== null) return { do: 'wait', until: morning };
  if (plan.budgetShare !== null && !isAffordable) return lastMove(facts, 'budget', now);
  return { do: 'try', step: next, channel: found.channel };
};
