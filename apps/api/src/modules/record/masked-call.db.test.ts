import { callPerson } from '@karigar/contract/record/call-person';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBookingWorld } from '#testing/booking-world';

type World = Awaited<ReturnType<typeof createBookingWorld>>;

const LINE = '+912066801234';
const COMPANY = '+919890099999';
const REASON = 'The serviceman stands at the gate';

const asked: { from: string; to: string }[] = [];
let isUp = true;
const between = (ends: { from: string; to: string }): Promise<string> => {
  asked.push(ends);
  return isUp ? Promise.resolve(LINE) : Promise.reject(new Error('the gateway is down'));
};

let world: World;
let priya: { token: string };
beforeAll(async () => {
  world = await createBookingWorld({
    parts: { maskedCalls: { between } },
    env: { SUPPORT_PHONE: COMPANY },
  });
  priya = { token: await world.signIn('priya') };
});
afterAll(() => world.close());

it('with a gateway an operator gets its number, from the company’s line, and never the real one', async () => {
  const ref = await world.plant('started');
  const input = { ...ref, side: 'customer', reason: REASON } as const;
  const { body, text } = await world.send(callPerson, input, priya);
  expect(body).toMatchObject({ success: true, data: { number: LINE, isMasked: true } });
  expect(asked).toEqual([{ from: COMPANY, to: '9890011223' }]);
  expect(text).not.toContain('9890011223');

  isUp = false;
  const failed = await world.send(callPerson, input, priya);
  expect(failed.body).toMatchObject({ code: 'contact.call-unavailable' });
  expect(failed.text).not.toContain('9890011223');
});
