import { describe, expect, it, vi } from 'vitest';
import { createMemoryStore } from '#testing/memory-store';
import { createActionQueue } from './create-action-queue.ts';
import { put } from './queue-model.ts';

describe('two reads at once', () => {
  it('keeps the newer read when the older one ends last', async () => {
    const store = createMemoryStore();
    const held: (() => void)[] = [];
    const overlapping = createActionQueue({
      store: {
        change: store.change,
        read: async () => {
          const kept = await store.read();
          const { promise, resolve } = Promise.withResolvers<void>();
          held.push(resolve);
          await promise;
          return kept;
        },
      },
      alone: (_account, work) => work(),
      onError: (error) => {
        throw error;
      },
      send: async () => ({ kind: 'ok', data: null, message: '' }),
      account: () => 'suresh',
      now: () => 5000,
      newKey: () => 'key-1',
    });
    const older = overlapping.refresh();
    await vi.waitFor(() => expect(held).toHaveLength(1));
    const action = {
      key: 'key-1',
      account: 'suresh',
      bookingId: 7,
      call: 'start-work',
      input: { bookingId: 7, orderId: 9, startedAt: 1000 },
      after: null,
      createdAt: 5000,
    } as const;
    await store.change((kept) => put(kept, action));
    const newer = overlapping.refresh();
    await vi.waitFor(() => expect(held).toHaveLength(2));
    held[1]?.();
    await newer;
    held[0]?.();
    await older;
    expect(overlapping.entries()).toMatchObject([{ key: 'key-1' }]);
  });
});
