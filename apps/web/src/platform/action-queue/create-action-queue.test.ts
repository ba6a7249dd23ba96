import type { CallResult } from '@karigar/contract/call-result';
import { proposeAddOns } from '@karigar/contract/add-ons/propose-add-ons';
import { endWork } from '@karigar/contract/bookings/end-work';
import { resumeWork } from '@karigar/contract/bookings/resume-work';
import { startWork } from '@karigar/contract/bookings/start-work';
import { verifyCompletionOtp } from '@karigar/contract/bookings/verify-completion-otp';
import { sendChat } from '@karigar/contract/chat/send-chat';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStore } from '#testing/memory-store';
import type { Action, ActionCall } from './action.ts';
import { createActionQueue, type ActionQueue } from './create-action-queue.ts';

type Reply = CallResult<ActionCall>;

const ok: Reply = { kind: 'ok', data: null, message: 'Done.' };
const refused: Reply = { kind: 'refused', code: 'booking.on-hold', message: 'No.', details: null };
/** Entries that the server has not accepted. */
const left = (of: ActionQueue) => of.entries().filter(({ state }) => state.kind !== 'done');

const ref = { bookingId: 7, orderId: 9 };
const start = { ...ref, startedAt: 1000 };

let queue: ActionQueue;
let sent: Action[];
let replies: Reply[];
let account: string;
let errors: unknown[];
/** Holds every reply back until it is called. */
let gate: Promise<void>;

beforeEach(() => {
  sent = [];
  replies = [];
  errors = [];
  account = 'suresh';
  gate = Promise.resolve();
  let keys = 0;
  queue = createActionQueue({
    store: createMemoryStore(),
    alone: (_account, work) => work(),
    onError: (error) => errors.push(error),
    send: async (action) => {
      sent.push(action);
      await gate;
      return replies.shift() ?? ok;
    },
    account: () => account,
    now: () => 5000,
    newKey: () => `key-${++keys}`,
  });
});

const close = (): (() => void) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  gate = promise;
  return resolve;
};

describe('enqueue', () => {
  it('enqueue sends at once, as a record that is complete in itself', async () => {
    expect(await queue.enqueue(startWork, 7, start)).toEqual({ kind: 'ok', message: 'Done.' });
    expect(sent).toMatchObject([
      {
        key: 'key-1',
        account: 'suresh',
        bookingId: 7,
        call: 'start-work',
        input: start,
        createdAt: 5000,
      },
    ]);
    expect(left(queue)).toEqual([]);
  });

  it('enqueue takes a double tap once, and replies to both taps', async () => {
    const open = close();
    const both = [
      queue.enqueue(startWork, 7, start),
      queue.enqueue(startWork, 7, { ...start, startedAt: 2000 }),
    ];
    open();
    expect(await Promise.all(both)).toEqual([
      { kind: 'ok', message: 'Done.' },
      { kind: 'ok', message: 'Done.' },
    ]);
    expect(sent).toHaveLength(1);
  });

  it('enqueue keeps a refusal until it is dismissed or retried', async () => {
    replies = [refused];
    expect(await queue.enqueue(endWork, 7, { ...ref, endedAt: 1 })).toMatchObject({
      kind: 'refused',
      code: 'booking.on-hold',
    });
    expect(left(queue)).toMatchObject([{ state: { kind: 'refused' } }]);
    await queue.discard('key-1');
    expect(left(queue)).toEqual([]);
  });

  it('does not keep a refused entry when the caller shows the refusal', async () => {
    replies = [refused];
    const end = queue.enqueue(endWork, 7, { ...ref, endedAt: 1 }, { saysNo: true });
    expect(await end).toMatchObject({ kind: 'refused' });
    expect(left(queue)).toEqual([]);
  });

  it.each(['offline', 'network', 'timeout'] as const)('enqueue waits after %s', async (kind) => {
    replies = [{ kind }];
    expect(await queue.enqueue(startWork, 7, start)).toMatchObject({
      kind: 'waiting',
      because: kind,
    });
    expect(left(queue)).toMatchObject([{ key: 'key-1', state: { because: kind } }]);
  });

  it('retries a waiting action with its first key and time', async () => {
    replies = [{ kind: 'timeout' }];
    await queue.enqueue(startWork, 7, start);
    await queue.enqueue(startWork, 7, { ...start, startedAt: 99_000 });
    expect(sent.map(({ key, input }) => [key, input])).toEqual([
      ['key-1', start],
      ['key-1', start],
    ]);
    expect(left(queue)).toEqual([]);
  });

  it('keeps a code only until its reply, and any other refused input for a retry', async () => {
    const code = { ...ref, otp: '482913' };
    replies = [{ kind: 'network' }];
    await queue.enqueue(verifyCompletionOtp, 7, code, { saysNo: true });
    expect(JSON.stringify(left(queue))).toContain('482913');
    replies = [{ ...refused, code: 'otp.mismatch' }];
    await queue.resend();
    const [entry] = left(queue);
    expect(entry).toMatchObject({ isWhole: false, state: { code: 'otp.mismatch' } });
    expect(JSON.stringify(left(queue))).not.toContain('482913');
    await queue.retry('key-1');
    expect(sent).toHaveLength(2);

    expect(await queue.enqueue(verifyCompletionOtp, 7, code)).toMatchObject({ kind: 'ok' });
    expect(left(queue)).toEqual([]);
  });

  it('sends a refused action again as a new action, on request', async () => {
    replies = [refused];
    await queue.enqueue(endWork, 7, { ...ref, endedAt: 1 });
    await queue.retry('key-1');
    expect(sent.map(({ key, input, createdAt }) => [key, input, createdAt])).toEqual([
      ['key-1', { ...ref, endedAt: 1 }, 5000],
      ['key-2', { ...ref, endedAt: 1 }, 5000],
    ]);
    expect(left(queue)).toEqual([]);
  });

  it('discards a waiting action on request, and sends the next one of its lane', async () => {
    replies = [{ kind: 'network' }, { kind: 'network' }];
    await queue.enqueue(startWork, 7, start);
    await queue.enqueue(endWork, 7, { ...ref, endedAt: 3000 });
    await queue.discard('key-1');
    await queue.resend();
    expect(sent.map(({ call }) => call)).toEqual(['start-work', 'start-work', 'end-work']);
    expect(left(queue)).toEqual([]);
  });

  it('reports an add-on that lapses because the end of work was queued behind it', async () => {
    replies = [{ kind: 'network' }, { kind: 'network' }];
    await queue.enqueue(proposeAddOns, 7, { ...ref, items: [] }, { saysNo: true });
    await queue.enqueue(endWork, 7, { ...ref, endedAt: 3000 });
    await queue.resend();
    expect(sent.slice(2).map(({ call }) => call)).toEqual(['propose-add-ons', 'end-work']);
    expect(left(queue)).toMatchObject([
      { call: 'propose-add-ons', state: { kind: 'refused', code: 'add-on.lapsed' } },
    ]);
  });
});

describe('the order', () => {
  it('keeps the order within a booking: nothing overtakes a waiting action', async () => {
    replies = [{ kind: 'network' }, { kind: 'network' }];
    await queue.enqueue(startWork, 7, start);
    const end = await queue.enqueue(endWork, 7, { ...ref, endedAt: 3000 });
    expect(end).toMatchObject({ kind: 'waiting', because: 'network' });
    expect(sent.map(({ call }) => call)).toEqual(['start-work', 'start-work']);
    await queue.resend(7);
    expect(sent.map(({ call }) => call).slice(2)).toEqual(['start-work', 'end-work']);
    expect(left(queue)).toEqual([]);
  });

  it('keeps one order per booking, and a refusal blocks nothing', async () => {
    const open = close();
    const slow = queue.enqueue(startWork, 7, start);
    const other = queue.enqueue(resumeWork, 8, { bookingId: 8, orderId: 9 });
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ bookingId }) => bookingId)).toEqual([7, 8]);
    replies = [refused];
    open();
    await Promise.all([slow, other]);
    expect(await queue.enqueue(endWork, 7, { ...ref, endedAt: 1 })).toMatchObject({ kind: 'ok' });
  });

  it('never sends an action under another login', async () => {
    replies = [{ kind: 'network' }];
    await queue.enqueue(startWork, 7, start);
    account = 'imran';
    await queue.resend();
    expect(sent).toHaveLength(1);
    account = 'suresh';
    await queue.resend();
    expect(sent).toHaveLength(2);
  });

  it('keeps an action whose sending throws, reports the error, and continues', async () => {
    let isBroken = true;
    queue = createActionQueue({
      store: createMemoryStore(),
      alone: (_account, work) => work(),
      onError: (error) => errors.push(error),
      send: async () => {
        if (isBroken) throw new Error('broken');
        return ok;
      },
      account: () => account,
      now: () => 0,
      newKey: () => crypto.randomUUID(),
    });
    expect(await queue.enqueue(startWork, 7, start)).toMatchObject({ kind: 'waiting' });
    expect(errors).toMatchObject([{ message: 'broken' }]);
    isBroken = false;
    await queue.resend();
    expect(left(queue)).toEqual([]);
  });
});

describe('a phone that cannot persist', () => {
  it('sends without persisting, and reports not-saved when there is no reply', async () => {
    const full = createActionQueue({
      store: { read: async () => [], change: () => Promise.reject(new Error('quota')) },
      alone: (_account, work) => work(),
      onError: (error) => errors.push(error),
      send: async (action) => {
        sent.push(action);
        return replies.shift() ?? ok;
      },
      account: () => account,
      now: () => 0,
      newKey: () => `key-${sent.length}`,
    });
    replies = [{ kind: 'offline' }];
    expect(await full.enqueue(startWork, 7, start)).toEqual({ kind: 'not-saved' });
    const tapped = full.enqueue(startWork, 7, { ...start, startedAt: 9000 });
    expect(await tapped).toEqual({ kind: 'ok', message: 'Done.' });
    expect(sent.map(({ key, input }) => [key, input])).toEqual([
      ['key-0', start],
      ['key-0', start],
    ]);
    expect(errors).toHaveLength(2);
  });
});

describe('repeatable actions', () => {
  const say = (message: string) =>
    queue.enqueue(sendChat, 7, { ...ref, message, by: 'me' }, { after: 3 });
  const words = () => sent.map(({ input }) => (input as { message: string }).message);

  it('repeatable actions wait in order, and equal messages are sent twice', async () => {
    replies = [{ kind: 'network' }];
    await Promise.all([say('one'), say('ok'), say('ok')]);
    expect(left(queue).map(({ state }) => state.kind)).toEqual(['waiting', 'waiting', 'waiting']);
    await queue.resend(7);
    expect(words()).toEqual(['one', 'one', 'ok', 'ok']);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(3);
    expect(left(queue)).toEqual([]);
  });

  it('repeatable actions continue after a refused one, which stays to be dismissed', async () => {
    replies = [refused];
    await Promise.all([say('one'), say('two')]);
    expect(words()).toEqual(['one', 'two']);
    expect(left(queue)).toMatchObject([{ state: { kind: 'refused' } }]);
  });

  it('repeatable actions do not block the work of the same booking', async () => {
    replies = [{ kind: 'network' }, { kind: 'network' }];
    await say('one');
    expect(await queue.enqueue(startWork, 7, start)).toMatchObject({ kind: 'ok' });
    expect(sent.at(-1)).toMatchObject({ call: 'start-work' });
  });
});

describe('patience', () => {
  const patient = (log: unknown[]) => {
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
    const slow = createActionQueue({
      store: createMemoryStore(),
      alone: (_account, work) => work(),
      onError: (error) => errors.push(error),
      send: async (action) => {
        sent.push(action);
        await gate;
        return replies.shift() ?? ok;
      },
      account: () => account,
      now: () => 0,
      newKey: () => `key-${sent.length}`,
      patience: () => isOver,
      onKept: () => log.push('kept'),
      onLate: () => log.push('late'),
    });
    return { slow, end };
  };

  it('patience ends before the reply: the screen continues, and gets the late result', async () => {
    const open = close();
    const log: unknown[] = [];
    const { slow, end } = patient(log);
    const started = slow.enqueue(startWork, 7, start);
    await vi.waitFor(() => expect(left(slow)).toMatchObject([{ state: { kind: 'sending' } }]));
    end();
    expect(await started).toMatchObject({ kind: 'waiting', because: 'slow' });
    expect(left(slow)).toMatchObject([{ state: { kind: 'waiting', because: 'slow' } }]);
    open();
    await vi.waitFor(() => expect(left(slow)).toEqual([]));
    expect(log).toEqual(['kept', 'late']);
    expect(sent).toHaveLength(1);
  });

  it('keeps an entry for a refusal that came after patience ended', async () => {
    const open = close();
    const { slow, end } = patient([]);
    replies = [refused];
    const ended = slow.enqueue(endWork, 7, { ...ref, endedAt: 1 }, { saysNo: true });
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    end();
    await ended;
    open();
    await vi.waitFor(() => expect(left(slow)).toMatchObject([{ state: { kind: 'refused' } }]));
  });
});

describe('a hidden page', () => {
  it('a hidden page starts nothing more and releases the lock, also during a send', async () => {
    const open = close();
    const held = vi.fn<(isHeld: boolean) => void>();
    const hidden = createActionQueue({
      store: createMemoryStore(),
      alone: async (_account, work) => {
        held(true);
        await work();
        held(false);
      },
      onError: (error) => errors.push(error),
      send: async (action) => {
        sent.push(action);
        await gate;
        return ok;
      },
      account: () => account,
      now: () => 0,
      newKey: () => crypto.randomUUID(),
    });
    const both = [
      hidden.enqueue(startWork, 7, start),
      hidden.enqueue(endWork, 7, { ...ref, endedAt: 3000 }),
    ];
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    hidden.leave();
    await vi.waitFor(() => expect(held.mock.calls).toEqual([[true], [false]]));
    expect(await Promise.all(both)).toMatchObject([{ kind: 'waiting' }, { kind: 'waiting' }]);
    open();
    await vi.waitFor(() => expect(left(hidden)).toHaveLength(1));
    expect(sent).toHaveLength(1);
    await hidden.resend();
    expect(sent.map(({ call }) => call)).toEqual(['start-work', 'end-work']);
    expect(left(hidden)).toEqual([]);
  });
});
