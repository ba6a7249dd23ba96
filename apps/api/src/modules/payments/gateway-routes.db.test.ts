import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOnlineWorld, type OnlineWorld } from '#testing/online-world';
import { STAND_IN_KEYS } from '#testing/razorpay/stand-in';
import { signatureOf } from '#testing/razorpay/webhooks';

let world: OnlineWorld;
beforeAll(async () => {
  world = await createOnlineWorld();
});
afterAll(() => world.close());

const event = (reference: string): string =>
  JSON.stringify({
    event: 'payment_link.paid',
    payload: { payment_link: { entity: { reference_id: reference } } },
  });

const post = (body: string, signature: string, id = 'event-1') =>
  fetch(new URL('/gateway/razorpay', world.base), {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': signature,
      'x-razorpay-event-id': id,
    },
  });

const sign = (body: string) => signatureOf(body, STAND_IN_KEYS.webhookSecret);

it('an event is kept only under the gateway’s signature of exactly its bytes', async () => {
  const body = event('KO1');
  for (const signature of ['', 'nonsense', signatureOf(body, 'another secret'), sign(`${body} `)])
    expect((await post(body, signature)).status).toBe(401);
  expect(await world.events()).toEqual([]);
  expect((await post(body, sign(body))).status).toBe(204);
  expect(await world.events()).toMatchObject([{ event_id: 'event-1', reference: 'KO1' }]);
});

it('a repeated event is kept once and leaves one job', async () => {
  const body = event('KO2');
  for (let time = 0; time < 3; time += 1)
    expect((await post(body, sign(body), 'event-2')).ok).toBe(true);
  expect((await world.events()).filter(({ event_id: id }) => id === 'event-2')).toHaveLength(1);
  await world.run();
  expect(await world.runEvents()).toBe(0);
});

it('an event of another form and one of another payment are kept and change nothing', async () => {
  const odd = '{"event":"settlement.processed","payload":[]}';
  expect((await post(odd, sign(odd), 'event-3')).status).toBe(204);
  await world.run();
  expect(await world.runEvents()).toBe(0);
});

it('a body above the limit is refused', async () => {
  const body = JSON.stringify({ event: 'x'.repeat(70_000) });
  expect((await post(body, sign(body), 'event-4')).status).toBe(413);
});
