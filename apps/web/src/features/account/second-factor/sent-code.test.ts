import { expect, it } from 'vitest';
import { memoryStorage } from '@karigar/client/device/memory-storage';
import { createSentCode } from './sent-code.ts';

const NOW = 1_000_000;
const email = { kind: 'email', sentTo: 's***@example.in', retryAt: NOW + 30_000 } as const;

it('a sent code survives a reload for five minutes, and only for its own session', () => {
  const storage = memoryStorage();
  createSentCode(storage).keep('token-1', email, NOW);
  const reloaded = createSentCode(storage);
  expect(reloaded.get('token-1', NOW + 299_999)).toEqual(email);
  expect(reloaded.get('token-2', NOW)).toBeNull();
  expect(reloaded.get('token-1', NOW + 300_000)).toBeNull();
  reloaded.clear();
  expect(reloaded.get('token-1', NOW)).toBeNull();
});

it.each(['{', '{}', 'null', '{"until":9e15,"session":"token-1","email":null}'])(
  'a stored code is ignored when the record is %s',
  (secondProof) => {
    expect(createSentCode(memoryStorage({ secondProof })).get('token-1', NOW)).toBeNull();
  },
);
