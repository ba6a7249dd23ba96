import { startWork } from '@karigar/contract/bookings/start-work';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { people } from '#testing/people';
import { createTestApp, type TestApp } from '#testing/test-app';
import { FORBIDDEN_WRITES } from './forbidden-writes.ts';
import { tryForbiddenWrites } from './try-forbidden-writes.ts';

let app: TestApp;
let facts: Readonly<Record<string, string>>;
beforeAll(async () => {
  app = await createTestApp();
  facts = await prepare();
});
afterAll(() => app.close());

/** One row of each kind that the demo world may lack, and the ids of what the caller cannot see. */
const prepare = async (): Promise<Record<string, string>> => {
  const token = await app.signIn('suresh');
  const key = 'a-stored-reply';
  const missing = { bookingId: '1', mainId: '1', startTime: '2026-01-15 10:00:00' };
  await app.sendFields(startWork, missing, { token, key });
  await app.signIn('asha');
  const [row] = await app.look<Record<string, string>>(
    `WITH shared AS (
        UPDATE bookings SET customer_id = $2 WHERE serviceman_id = $1 AND state IN ('started', 'assigned') RETURNING id, state
      ), added AS (
        INSERT INTO booking_add_ons (booking_id, add_on_id, name, name_hi, price, quantity, proposed_at, status, answered_at)
        SELECT shared.id, a.id, a.name, a.name_hi, a.price, 1, now(), status, CASE WHEN status <> 'pending' THEN now() END
        FROM (SELECT id FROM shared WHERE state = 'started' LIMIT 1) shared, (SELECT * FROM add_ons LIMIT 1) a,
          unnest('{pending,rejected}'::text[]) AS status
        RETURNING id, status
      )
      SELECT (SELECT id::text FROM ledger_entries WHERE serviceman_id <> $1 LIMIT 1) AS foreign_line,
        (SELECT id::text FROM added WHERE status = 'pending') AS pending,
        (SELECT id::text FROM added WHERE status = 'rejected') AS rejected`,
    [people.suresh.id, people.asha.id],
  );
  await app.look(
    `INSERT INTO offers (booking_id, serviceman_id, round, km, travel_minutes, net_pay, reasons, offered_at, expires_at)
      SELECT id, $1, 1, 1, 1, 1, '{}', now(), now() + interval '1 hour' FROM bookings WHERE state = 'requested' LIMIT 1`,
    [people.suresh.id],
  );
  return row ?? {};
};

it('every forbidden write would change a row without grants and policies', async () => {
  const outcomes = await tryForbiddenWrites(app.database, 'admin', facts);
  expect(outcomes.filter(({ changed }) => changed === 0 || changed === 'refused')).toEqual([]);
});

it('the role of the app can do none of the forbidden writes', async () => {
  const outcomes = await tryForbiddenWrites(app.database, 'app', facts);
  const done = outcomes.filter(({ changed }) => changed !== 'refused' && changed !== 0);
  expect(done).toEqual([]);
  expect(outcomes.length).toBe(FORBIDDEN_WRITES.length);
  console.info(`forbidden writes: ${outcomes.length} refused`);
});
