import { afterAll, beforeAll, expect, it } from 'vitest';
import { withClient } from '#db/connect';
import { createTestDatabase, type TestDatabase } from '#testing/template-db';

const EPOCH_SECONDS = Date.parse('2025-01-01T00:00:00Z') / 1000;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const makeIds = (shard: number, count: number): Promise<{ id: bigint; second: number }[]> =>
  withClient(database.url('app'), async (client) => {
    await client.query(`SET karigar.shard = '${shard}'`);
    const { rows } = await client.query<{ id: string; second: string }>(
      `SELECT next_id('booking_numbers') AS id, floor(extract(epoch FROM clock_timestamp())) AS second
         FROM generate_series(1, $1)`,
      [count],
    );
    return rows.map(({ id, second }) => ({ id: BigInt(id), second: Number(second) }));
  });

it('a generated id contains its second, its shard and a counter', async () => {
  for (const shard of [0, 1, 1023]) {
    const made = await makeIds(shard, 300);
    for (const { id, second } of made) {
      expect(Number(id >> 22n) + EPOCH_SECONDS).toBeGreaterThanOrEqual(second - 1);
      expect(Number(id >> 22n) + EPOCH_SECONDS).toBeLessThanOrEqual(second);
      expect(Number((id >> 12n) & 1023n)).toBe(shard);
      expect(Number.isSafeInteger(Number(id))).toBe(true);
    }
    expect(new Set(made.map(({ id }) => id)).size).toBe(300);
  }
});
