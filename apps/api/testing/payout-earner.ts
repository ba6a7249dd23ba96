import { correctEarnings } from '@karigar/contract/corrections/correct-earnings';
import { addPayment } from '@karigar/contract/payments/add-payment';
import { writeAmount } from '@karigar/domain/money';
import { addBank } from '#proofs/exactly-once-store';
import { CODE, openSession } from '#proofs/exactly-once-stage';
import { createBookings, FRESH_SERVICE } from './fresh-bookings.ts';
import { createOperatorPerson, createPerson, type FreshPerson } from './fresh-people.ts';
import type { TestApp } from './test-app.ts';

type World = Pick<TestApp, 'context' | 'look' | 'now' | 'sendFields'>;

const completedJob = async ({ look, context, now }: World, servicemanId: number) => {
  const customer = await createPerson(look, 'customer', now());
  const [job] = await createBookings(look, context.vault, {
    count: 1,
    state: 'completed',
    servicemanId,
    customerId: customer.id,
    now: now(),
    code: CODE,
  });
  if (job === undefined) throw new Error('no job');
  return { bookingId: String(job.bookingId), mainId: String(job.orderId) };
};

/** A correction in the serviceman's favour, which waits for the next payout; or one that takes back. */
export const earn = async (
  world: World,
  servicemanId: number,
  amount: string,
  direction: 'give' | 'take' = 'give',
): Promise<void> => {
  const operator = await createOperatorPerson(world.look, world.now(), ['money']);
  const given = { direction, amount, reason: 'Agreed with the customer by phone' };
  const fields = { ...(await completedJob(world, servicemanId)), ...given };
  const token = await openSession(world, operator);
  const { body } = await world.sendFields(correctEarnings, fields, { token });
  if (!body.success) throw new Error(`the earnings: ${String(body.code)}`);
};

/** A job paid in cash, of which the company's part is in the serviceman's pocket. */
export const takeCash = async (world: World, serviceman: FreshPerson): Promise<void> => {
  const payment = { amount: writeAmount(FRESH_SERVICE.price), paymentMode: 'cash' };
  const fields = { ...(await completedJob(world, serviceman.id)), ...payment };
  const token = await openSession(world, serviceman);
  const { body } = await world.sendFields(addPayment, fields, { token });
  if (!body.success) throw new Error(`the cash: ${String(body.code)}`);
};

/** A new serviceman with so much to pay out, to a checked bank account. */
export const createEarner = async (world: World, amount = '200.00'): Promise<FreshPerson> => {
  const serviceman = await createPerson(world.look, 'serviceman', world.now());
  await addBank(world.look, world.context.vault, serviceman.id);
  await earn(world, serviceman.id, amount);
  return serviceman;
};
