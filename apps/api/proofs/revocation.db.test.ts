import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLocalBus } from '#platform/live-bus';
import { spawnNats, type SpawnedNats } from '#testing/spawned-nats';
import { createTestApp, type TestApp } from '#testing/test-app';
import { runRevocation, WAYS_TO_END } from './revocation.ts';

let nats: SpawnedNats;
let here: TestApp;
let there: TestApp;
beforeAll(async () => {
  nats = await spawnNats();
  const env = { NATS_URL: nats.url };
  here = await createTestApp({ env });
  there = await createTestApp({ env, database: here.database });
});
afterAll(async () => {
  await there.close();
  await here.close();
  await nats.kill();
});

describe('session revocation', () => {
  it.each(WAYS_TO_END)(
    'a session ended by %s is refused by every process within a second',
    async (way) => {
      const { feltAfterMs, streamEndedAfterMs, calls, stillOpen } = await runRevocation(
        [here, there],
        way,
      );
      expect(feltAfterMs).toBeLessThan(1000);
      expect(streamEndedAfterMs).toBeLessThan(1000);
      expect(stillOpen).toEqual([]);
      expect(calls).toBeGreaterThan(25);
    },
  );

  it('revocation proof reports a session that stays open because the message of its end was lost', async () => {
    const parts = { bus: createLocalBus() };
    const withoutMessages = await createTestApp({ parts, database: here.database });
    const { feltAfterMs, streamEndedAfterMs, stillOpen } = await runRevocation(
      [here, withoutMessages],
      'log-out',
    );
    await withoutMessages.close();
    expect([feltAfterMs, streamEndedAfterMs]).toEqual([null, null]);
    expect(stillOpen).toContain('list-sessions');
  });
});
