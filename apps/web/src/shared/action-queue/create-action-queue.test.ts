import type { CallResult } from '@karigar/contract/call-result';
import { endWork } from '@karigar/contract/bookings/end-work';
import { holdWork } from '@karigar/contract/bookings/hold-work';
import { resumeWork } from '@karigar/contract/bookings/resume-work';
import { startWork } from '@karigar/contract/bookings/start-work';
import { dayOf } from '@karigar/domain/dates/india-day';
import { beforeEach, describe, expect, it } from 'vitest';
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
let account: string;
/** Holds every answer back until it is called. */
let gate: Promise<void>;

beforeEach(() => {
  sent = [];
  replies = [];
  account = 'suresh';
  gate = Promise.resolve();
  let keys = 0;
  queue = createActionQueue({
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
  it('sends at once, as a record that is complete in itself', async () => {
    expect(await queue.enqueue(startWork, 7, start)).toEqual({ kind: 'ok', message: 'Done.' });
    expect(sent).toMatchObject([
      {
        key: 'key-1',
        account: 'suresh',
        bookingId: 7,
        call: startWork,
        input: start,
        createdAt: 5000,
      },
    ]);
    expect(queue.entries()).toEqual([]);
  });

  it('takes a double tap once, and answers both taps', async () => {
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

  it('keeps a refusal until it is read or tried again', async () => {
    replies = [refused];
    expect(await queue.enqueue(endWork, 7, { ...ref, endedAt: 1 })).toMatchObject({
      kind: 'refused',
      code: 'booking.on-hold',
    });
    expect(queue.entries()).toMatchObject([{ state: { kind: 'refused' } }]);
    queue.dismiss('key-1');
    expect(queue.entries()).toEqual([]);
  });

  it.each(['offline', 'network', 'timeout'] as const)('waits after %s', async (kind) => {
    replies = [{ kind }];
    expect(await queue.enqueue(startWork, 7, start)).toEqual({ kind: 'waiting', because: kind });
    queue.dismiss('key-1');
    expect(queue.entries()).toMatchObject([{ key: 'key-1', state: { because: kind } }]);
  });

  it('sends what waited again under its first key and time', async () => {
    replies = [{ kind: 'timeout' }];
    await queue.enqueue(startWork, 7, start);
    await queue.enqueue(startWork, 7, { ...start, startedAt: 99_000 });
    expect(sent.map(({ key, input }) => [key, input])).toEqual([
      ['key-1', start],
      ['key-1', start],
    ]);
    expect(queue.entries()).toEqual([]);
  });

  it('does not keep what its screen reports as failed, but knows its key', async () => {
    const hold = { ...ref, until: dayOf(0), reason: '' };
    replies = [{ kind: 'network' }];
    await queue.enqueue(holdWork, 7, hold, { waits: false });
    expect(queue.entries()).toEqual([]);
    await queue.enqueue(holdWork, 7, hold, { waits: false });
    await queue.enqueue(holdWork, 7, { ...hold, reason: 'Rain' }, { waits: false });
    expect(sent.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-2']);
  });
});

describe('the order', () => {
  it('holds within a booking: nothing overtakes what waits', async () => {
    replies = [{ kind: 'network' }, { kind: 'network' }];
    await queue.enqueue(startWork, 7, start);
    const end = await queue.enqueue(endWork, 7, { ...ref, endedAt: 3000 });
    expect(end).toEqual({ kind: 'waiting', because: 'network' });
    expect(sent.map(({ call }) => call.name)).toEqual(['start-work', 'start-work']);
    await queue.resend(7);
    expect(sent.map(({ call }) => call.name).slice(2)).toEqual(['start-work', 'end-work']);
    expect(queue.entries()).toEqual([]);
  });

  it('is each booking’s own, and a refusal blocks nothing', async () => {
    const open = close();
    const slow = queue.enqueue(startWork, 7, start);
    const other = queue.enqueue(resumeWork, 8, { bookingId: 8, orderId: 9 });
    await Promise.resolve();
    await Promise.resolve();
    expect(sent.map(({ bookingId }) => bookingId)).toEqual([7, 8]);
    replies = [refused];
    open();
    await Promise.all([slow, other]);
    expect(await queue.enqueue(endWork, 7, { ...ref, endedAt: 1 })).toMatchObject({ kind: 'ok' });
  });

  it('never sends under another login', async () => {
    replies = [{ kind: 'network' }];
    await queue.enqueue(startWork, 7, start);
    account = 'imran';
    await queue.resend();
    expect(sent).toHaveLength(1);
    account = 'suresh';
    await queue.resend();
    expect(sent).toHaveLength(2);
  });

  it('goes on after a call that broke', async () => {
    queue = createActionQueue({
      send: () => Promise.reject(new Error('broken')),
      account: () => account,
      now: () => 0,
      newKey: () => crypto.randomUUID(),
    });
    await expect(queue.enqueue(startWork, 7, start)).rejects.toThrow('broken');
    await expect(queue.enqueue(startWork, 7, start)).rejects.toThrow('broken');
  });
});
