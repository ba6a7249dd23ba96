import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Entry } from './action.ts';
import { SHAPE } from './migrate-entry.ts';
import { discard, put } from './queue-model.ts';
import { createQueueStore } from './queue-store.ts';

let name = '';
beforeEach(() => {
  name = `queue ${crypto.randomUUID()}`;
});
afterEach(() => void indexedDB.deleteDatabase(name));

const anAction = (key: string, createdAt = 1) => ({
  key,
  account: 'serviceman:1',
  bookingId: 7,
  call: 'start-work',
  input: { bookingId: 7, orderId: 9, startedAt: createdAt },
  createdAt,
  after: null,
});

const openAt = (version: number, prepare: (entries: IDBObjectStore) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open(name, version);
    opening.addEventListener('upgradeneeded', () => {
      prepare(opening.result.createObjectStore('entries', { keyPath: 'key' }));
    });
    opening.addEventListener('error', () => reject(opening.error ?? new Error('closed')));
    opening.addEventListener('success', () => {
      opening.result.close();
      resolve();
    });
  });

it('migrates entries of an older app without losing any', async () => {
  const month = 30 * 86_400_000;
  const kept = { ...anAction('old', Date.now() - month), order: 1, state: { kind: 'sending' } };
  const refused = { kind: 'refused', code: 'booking.cancelled', message: 'No.', details: null };
  await openAt(1, (entries) => {
    entries.put(kept);
    entries.put({ ...anAction('no'), order: 2, input: {}, state: refused });
    entries.put({ ...anAction('said'), order: 3, after: 4, state: refused });
  });
  const queue = await createQueueStore(name).read();
  expect(queue).toEqual([
    { ...kept, isWhole: true },
    { ...anAction('no'), order: 2, input: {}, isWhole: false, state: refused },
    { ...anAction('said'), order: 3, after: 4, isWhole: true, state: refused },
  ]);
});

it('does not touch the entries of a newer app, and reports that it cannot open them', async () => {
  await openAt(SHAPE + 1, (entries) => void entries.put(anAction('newer')));
  const store = createQueueStore(name);
  await expect(store.change((queue) => put(queue, anAction('mine')))).rejects.toThrow(/version/);
});

it('closes its database for a newer app in another tab', async () => {
  const store = createQueueStore(name);
  await store.change((queue) => put(queue, anAction('one')));
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open(name, SHAPE + 1);
    opening.addEventListener('error', () => reject(opening.error ?? new Error('closed')));
    opening.addEventListener('blocked', () => reject(new Error('the old tab holds on')));
    opening.addEventListener('success', () => {
      opening.result.close();
      resolve();
    });
  });
  await expect(store.read()).rejects.toThrow(/version/);
});

it('stores a picture with its entry, byte for byte', async () => {
  const store = createQueueStore(name);
  const picture = new File([new Uint8Array([1, 2, 3, 255])], 'tap.jpg', { type: 'image/jpeg' });
  const action = { ...anAction('picture'), input: { message: '', picture }, after: 0 };
  await store.change((queue) => put(queue, action));
  const [entry] = await createQueueStore(name).read();
  const read = (entry?.input as { picture?: File } | undefined)?.picture;
  expect([...((await read?.bytes()) ?? [])]).toEqual([1, 2, 3, 255]);
  expect(read?.type).toBe('image/jpeg');
});

it('changes all or nothing: a failed write leaves everything as it was', async () => {
  const store = createQueueStore(name);
  await store.change((queue) => put(queue, anAction('one')));
  const unwritable = { ...anAction('two'), input: { message: () => undefined } };
  const change = store.change((queue) => put(discard(queue, 'one'), unwritable));
  await expect(change).rejects.toThrow(/clone/);
  expect((await store.read()).map(({ key }: Entry) => key)).toEqual(['one']);
});
