import { expect, it } from 'vitest';
import { memoryStorage } from '@karigar/client/device/memory-storage';
import { createSessionStore } from '@karigar/client/session/session-store';
import { createDraftStore } from './draft-store.ts';

const HOUR = 3_600_000;

it('keeps a draft for a day, form by form', () => {
  const storage = memoryStorage();
  createDraftStore(storage).keep('profile', { address: '14, Shivaji Nagar' }, 0);
  createDraftStore(storage).keep('bank', { ifsc: 'HDFC0001234' }, 0);
  const after = createDraftStore(storage);
  expect(after.get('profile', 23 * HOUR)).toEqual({ address: '14, Shivaji Nagar' });
  expect(after.get('profile', 24 * HOUR)).toEqual({});
  after.drop('profile');
  expect([after.get('profile', 1), after.get('bank', 1)]).toEqual([{}, { ifsc: 'HDFC0001234' }]);
});

it('deletes the record when no draft is left', () => {
  const storage = memoryStorage();
  const drafts = createDraftStore(storage);
  drafts.keep('profile', { address: '14' }, 0);
  drafts.keep('profile', {}, 0);
  expect(storage.length).toBe(0);
});

it.each(['no json', '7', '{"profile":{"at":0,"fields":{"address":7}}}', '{"profile":"x"}'])(
  'treats a broken record as no draft: %s',
  (drafts) => {
    expect(createDraftStore(memoryStorage({ drafts })).get('profile', 0)).toEqual({});
  },
);

it('deletes drafts when the session closes', async () => {
  const storage = memoryStorage({ authToken: 'a', role: 'serviceman' });
  createDraftStore(storage).keep('profile', { address: '14' }, 0);
  const quiet = async (): Promise<void> => {};
  await createSessionStore(storage, { put: quiet, clear: quiet }).close();
  expect(storage.length).toBe(0);
});
