import { describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../device/memory-storage.ts';
import type { Session } from './account.ts';
import { createSessionStore } from './session-store.ts';

const suresh: Session = { authToken: 'token-1', role: 'serviceman' };
const asha: Session = { authToken: 'token-2', role: 'customer' };

const createParts = (kept: Record<string, string> = {}) => {
  const storage = memoryStorage(kept);
  let mirrored: Session | null = null;
  const mirror = {
    put: async (session: Session) => {
      mirrored = session;
    },
    clear: async () => {
      mirrored = null;
    },
  };
  const store = createSessionStore(storage, mirror);
  return { storage, store, mirrored: () => mirrored };
};

describe('the session store', () => {
  it('[STORE-01] the session store keeps the token under authToken and a copy for the service worker', async () => {
    const { storage, store, mirrored } = createParts();
    const opened = store.open(suresh);
    expect(storage.getItem('authToken')).toBe('token-1');
    expect(mirrored()).toEqual(suresh);
    await opened;
    expect(store.get()).toEqual(suresh);
  });

  it('[AUTH-21] the session store removes token and copy when the session is closed', async () => {
    const { storage, store, mirrored } = createParts();
    await store.open(suresh);
    await store.close();
    expect([storage.length, mirrored(), store.get()]).toEqual([0, null, null]);
  });

  it('the session store restores the stored session, as a serviceman unless another role is known', () => {
    expect(createParts({ authToken: 'a', role: 'customer' }).store.get()?.role).toBe('customer');
    expect(createParts({ authToken: 'a', role: 'king' }).store.get()?.role).toBe('serviceman');
    expect(createParts({ role: 'customer' }).store.get()).toBeNull();
  });

  it('the session store does not close a newer session for an older token', async () => {
    const { store } = createParts();
    await store.open(suresh);
    await store.open(asha);
    await store.close(suresh.authToken);
    expect(store.get()).toEqual(asha);
    await store.close(asha.authToken);
    expect(store.get()).toBeNull();
  });

  it('the session store remembers across a reload that a second factor is needed, until another session', async () => {
    const { storage, store, mirrored } = createParts();
    await store.open(suresh);
    await store.owe(asha.authToken);
    expect(store.get()).toEqual(suresh);
    await store.owe(suresh.authToken);
    const owing = { ...suresh, owesProof: true };
    expect([store.get(), mirrored()]).toEqual([owing, owing]);
    const kept = { authToken: 'token-1', role: 'serviceman', owesProof: 'yes' };
    expect(Object.keys(kept).map((key) => storage.getItem(key))).toEqual(Object.values(kept));
    const { store: reloaded } = createParts(kept);
    expect(reloaded.get()).toEqual(owing);
    await reloaded.open(asha);
    expect(reloaded.get()).toEqual(asha);
    await store.close();
    expect(storage.length).toBe(0);
  });

  it('the session store notifies its listeners once for each change, also one of another tab', async () => {
    const { storage, store } = createParts();
    const listener = vi.fn<() => void>();
    const stop = store.subscribe(listener);
    await store.open(suresh);
    store.reread();
    expect(listener).toHaveBeenCalledTimes(1);
    storage.removeItem('authToken');
    store.reread();
    expect([listener.mock.calls.length, store.get()]).toEqual([2, null]);
    stop();
    await store.open(asha);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
