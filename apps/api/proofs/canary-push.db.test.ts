import { answerAddOn } from '@karigar/contract/add-ons/answer-add-on';
import { proposeAddOns } from '@karigar/contract/add-ons/propose-add-ons';
import { endWork } from '@karigar/contract/bookings/end-work';
import { holdWork } from '@karigar/contract/bookings/hold-work';
import { resumeWork } from '@karigar/contract/bookings/resume-work';
import { startWork } from '@karigar/contract/bookings/start-work';
import { verifyCompletionOtp } from '@karigar/contract/bookings/verify-completion-otp';
import { sendChat } from '@karigar/contract/chat/send-chat';
import type { AnyCall, InputOf } from '@karigar/contract/define-call';
import { addPayment } from '@karigar/contract/payments/add-payment';
import { dayOf } from '@karigar/domain/dates/india-day';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addOnOf } from '#testing/demo-world-catalogue';
import { createBookings, FRESH_SERVICE } from '#testing/fresh-bookings';
import { createMemoryLog } from '#testing/memory-log';
import { people } from '#testing/people';
import { createPushWorld, type PushWorld } from '#testing/push-world';
import { canaryCode } from './canary-code.ts';
import { addPendingAddOn } from './exactly-once-store.ts';

const code = canaryCode();
const { log, lines } = createMemoryLog();
let world: PushWorld;
beforeAll(async () => {
  world = await createPushWorld({ parts: { log } });
});
afterAll(() => world.close());

it('pushes to both phones through a whole job, and no push carries the completion code', async () => {
  const [servicemanPhone, customerPhone] = [
    await world.phoneOf('suresh'),
    await world.phoneOf('asha'),
  ];
  const [ref] = await createBookings(world.look, world.context.vault, {
    count: 1,
    state: 'assigned',
    servicemanId: people.suresh.id,
    customerId: people.asha.id,
    now: world.now(),
    code,
  });
  if (!ref) throw new Error('no booking was made');
  const by =
    ({ token }: { token: string }) =>
    async <Call extends AnyCall>(call: Call, input: InputOf<Call>): Promise<void> => {
      const { body } = await world.send(call, input, { token });
      expect(body).toMatchObject({ success: true });
    };
  const [serviceman, customer] = [by(servicemanPhone), by(customerPhone)];
  const { id: addOnId, price } = addOnOf('foamJet', 0);

  await world.notify(ref.bookingId, 'suresh', 'booking-assigned');
  await serviceman(startWork, { ...ref, startedAt: world.now() });
  await serviceman(holdWork, { ...ref, until: dayOf(world.now()), reason: 'Rain' });
  await serviceman(resumeWork, ref);
  await serviceman(proposeAddOns, {
    ...ref,
    items: [{ addOnId, shownPrice: price, price, quantity: 1 }],
  });
  const asked = await addPendingAddOn(world.look, ref.bookingId);
  await customer(answerAddOn, { ...ref, addOnId: asked, answer: 'rejected' });
  await customer(sendChat, { ...ref, message: 'I will tell you the code', by: 'me' });
  await serviceman(sendChat, { ...ref, message: 'Thank you', by: 'me' });
  await serviceman(endWork, { ...ref, endedAt: world.now() });
  await world.work();
  await serviceman(verifyCompletionOtp, { ...ref, otp: code });
  await serviceman(addPayment, { ...ref, amount: FRESH_SERVICE.price, mode: 'cash' });
  await world.work();

  const kinds = (heard: typeof servicemanPhone.heard) =>
    new Set(heard.map(({ payload }) => payload['kind']));
  expect(kinds(servicemanPhone.heard)).toEqual(
    new Set(['booking-assigned', 'add-on-rejected', 'add-ons-lapsed', 'chat-message']),
  );
  expect(kinds(customerPhone.heard).size).toBeGreaterThanOrEqual(8);
  const sent = JSON.stringify([...servicemanPhone.heard, ...customerPhone.heard]);
  expect(sent).not.toContain(code);
  expect(lines.filter((line) => line.includes(code))).toEqual([]);
  expect((await world.inbox()).some(({ body }) => body.includes(code))).toBe(true);
});
