import { correctEarnings } from '@karigar/contract/corrections/correct-earnings';
import { refundPayment } from '@karigar/contract/corrections/refund-payment';
import { reversePayment } from '@karigar/contract/corrections/reverse-payment';
import { eraseMyData } from '@karigar/contract/privacy/erase-my-data';
import { askOverride } from '@karigar/contract/visit-problems/ask-override';
import { paise } from '@karigar/domain/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBookings } from '#testing/fresh-bookings';
import { createPerson } from '#testing/fresh-people';
import { findWords } from '#testing/leftovers';
import { createReasonWorld, FORBIDDEN, type ReasonWorld } from '#testing/reason-world';

let world: ReasonWorld;
beforeAll(async () => {
  world = await createReasonWorld();
});
afterAll(() => world.close());

const WORD = { customer: 'Vexworthy', serviceman: 'Quillandry' } as const;

/** A booking paid twice and a booking without its code, about which an operator wrote reasons that name the person. */
const wroteAbout = async (side: keyof typeof WORD) => {
  const { look, context, priya } = world;
  const customer = await createPerson(look, 'customer', world.now());
  const serviceman = await createPerson(look, 'serviceman', world.now());
  const parties = { servicemanId: serviceman.id, customerId: customer.id };
  const plan = { count: 1, now: world.now(), code: '123456', ...parties };
  const [job] = await createBookings(look, context.vault, { ...plan, state: 'completed' });
  const [ended] = await createBookings(look, context.vault, { ...plan, state: 'ended' });
  if (!job || !ended) throw new Error('no bookings');
  const by = await world.signInAs(serviceman);
  const pay = async () => world.payAs(job, await world.dueOf(job.bookingId), by);
  const reason = `${WORD[side]} called and was angry`;
  const some = { ...job, amount: paise(1000), reason };

  const done = [await pay()];
  const paymentId = await world.paymentOf(job);
  done.push(await world.send(reversePayment, { paymentId, reason }, priya));
  done.push(await pay());
  done.push(await world.send(refundPayment, { ...some, borneBy: 'marketplace' }, priya));
  done.push(await world.send(correctEarnings, { ...some, direction: 'give' }, priya));
  done.push(await world.send(askOverride, { ...ended, reason }, priya));
  expect(done.map(({ body }) => body.success)).toEqual(done.map(() => true));
  return { customer, serviceman, job, ended };
};

describe.each(['customer', 'serviceman'] as const)('reasons about a %s', (side) => {
  it('erasure removes the words and leaves money and seals as they were', async () => {
    const { job, ended, ...pair } = await wroteAbout(side);
    await world.settleAll(ended.bookingId, pair.serviceman.id);
    expect(await world.wrongInAudit()).toBeNull();
    const money = await world.moneyOf(job.bookingId);
    const places = (await findWords(world.look, [WORD[side]])).join();
    for (const place of ['audit_reasons.words', 'ledger_transactions.reason', 'notifications'])
      expect(places).toContain(place);
    expect(places).not.toContain('audit.reason');

    const erased = await world.send(eraseMyData, {}, await world.stepUp(pair[side]));
    expect(erased.body).toMatchObject({ success: true });
    expect(await findWords(world.look, [WORD[side]])).toEqual([]);
    expect(await world.moneyOf(job.bookingId)).toEqual(money);
    expect(await world.wrongInAudit()).toBeNull();
  });
});

describe('reasons of people who stay', () => {
  it('a reason of money cannot be changed, and a changed or missing reason of the audit is found', async () => {
    const { job, ended } = await wroteAbout('customer');
    for (const [statement, why] of FORBIDDEN) {
      const { bookingId } = /overrides|countersigns/.test(statement) ? ended : job;
      await expect(world.trySystem(statement, [bookingId]), statement).rejects.toThrow(why);
    }
    const reason = await world.reasonOf(job.bookingId);
    await world.changeReason(reason);
    expect(await world.wrongInAudit()).toMatch(/^the reason of row \d+ was changed$/);
    await world.removeReason(reason);
    expect(await world.wrongInAudit()).toMatch(/^the reason of row \d+ is gone$/);
  });
});
