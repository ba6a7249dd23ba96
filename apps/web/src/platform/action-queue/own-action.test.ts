import type { CallResult } from '@karigar/contract/call-result';
import { proposeAddOns } from '@karigar/contract/add-ons/propose-add-ons';
import { endWork } from '@karigar/contract/bookings/end-work';
import { holdWork } from '@karigar/contract/bookings/hold-work';
import { resumeWork } from '@karigar/contract/bookings/resume-work';
import { startWork } from '@karigar/contract/bookings/start-work';
import { verifyCompletionOtp } from '@karigar/contract/bookings/verify-completion-otp';
import { dayOf } from '@karigar/domain/dates/india-day';
import { paise } from '@karigar/domain/money';
import { beforeEach, describe, expect, it } from 'vitest';
import { createMemoryStore } from '#testing/memory-store';
import type { Action, ActionCall } from './action.ts';
import { createActionQueue, type ActionQueue } from './create-action-queue.ts';

type Reply = CallResult<ActionCall>;

const ok: Reply = { kind: 'ok', data: null, message: 'Done.' };
const refused: Reply = { kind: 'refused', code: 'booking.on-hold', message: 'No.', details: null };
const ref = { bookingId: 7, orderId: 9 };
const start = { ...ref, startedAt: 1000 };

let queue: ActionQueue;
let sent: Action[];
let replies: Reply[];

/** Entries that the server has not accepted. */
const left = (of: ActionQueue) => of.entries().filter(({ state }) => state.kind !== 'done');

beforeEach(() => {
  [sent, replies] = [[], []];
  let keys = 0;
  queue = createActionQueue({
    store: createMemoryStore(),
    alone: (_account, work) => work(),
    onError: (error) => {
      throw error;
    },
    send: async (action) => {
      sent.push(action);
      return replies.shift() ?? ok;
    },
    account: () => 'suresh',
    now: () => 5000,
    newKey: () => `key-${++keys}`,
  });
});

describe('distinct actions', () => {
  it('a second hold and a second resume are actions of their own', async () => {
    replies = Array.from({ length: 8 }, () => ({ kind: 'offline' }));
    const hold = { ...ref, until: dayOf(5000), reason: 'Power cut' };
    await queue.enqueue(startWork, 7, start);
    for (let pause = 0; pause < 2; pause += 1) {
      await queue.enqueue(holdWork, 7, hold);
      await queue.enqueue(resumeWork, 7, ref);
    }
    const calls = ['start-work', 'hold-work', 'resume-work', 'hold-work', 'resume-work'];
    expect(left(queue).map(({ call }) => call)).toEqual(calls);
    // A double tap on the last one is one action.
    await queue.enqueue(resumeWork, 7, ref);
    expect(left(queue)).toHaveLength(5);
    replies = [];
    sent = [];
    await queue.resend();
    expect(sent.map(({ call }) => call)).toEqual(calls);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(5);
  });

  it('the same add-ons with one intention are one action, with two intentions two', async () => {
    replies = Array.from({ length: 8 }, () => ({ kind: 'offline' }));
    const items = [{ addOnId: 1, quantity: 1, shownPrice: paise(29_900), price: paise(29_900) }];
    const propose = (intention: string) =>
      queue.enqueue(proposeAddOns, 7, { ...ref, items }, { intention });
    await propose('first');
    await propose('first');
    await propose('second');
    await propose('first');
    expect(left(queue).map(({ key }) => key)).toEqual(['first', 'second']);
  });

  it('keeps a done action until a read shows it, without the code it carried', async () => {
    await queue.enqueue(verifyCompletionOtp, 7, { ...ref, otp: '482913' });
    expect(queue.entries()).toMatchObject([
      { call: 'verify-completion-otp', input: {}, state: { kind: 'done', message: 'Done.' } },
    ]);
    expect(JSON.stringify(queue.entries())).not.toContain('482913');
    await queue.resend();
    expect(sent).toHaveLength(1);
    await queue.release(new Set(['key-1']));
    expect(queue.entries()).toEqual([]);
  });

  it("reports an action's result long after its screen continued", async () => {
    replies = [{ kind: 'network' }];
    const result = await queue.enqueue(endWork, 7, { ...ref, endedAt: 1 });
    expect(result).toEqual({ kind: 'waiting', because: 'network', key: 'key-1' });
    expect(queue.outcome('key-1')).toMatchObject({ kind: 'waiting', because: 'network' });
    replies = [refused];
    await queue.resend();
    expect(queue.outcome('key-1')).toEqual(refused);
    await queue.discard('key-1');
    expect(queue.outcome('key-1')).toEqual(refused);
    expect(queue.outcome('unknown')).toBeNull();
  });
});
