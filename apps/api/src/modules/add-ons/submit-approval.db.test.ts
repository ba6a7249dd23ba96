import { answerAddOn } from '@karigar/contract/add-ons/answer-add-on';
import { proposeAddOns } from '@karigar/contract/add-ons/propose-add-ons';
import { submitApproval } from '@karigar/contract/add-ons/submit-approval';
import { assignBooking } from '@karigar/contract/dispatch/assign-booking';
import { endWork } from '@karigar/contract/bookings/end-work';
import { getPaymentSummary } from '@karigar/contract/payments/get-payment-summary';
import { encodeInput } from '@karigar/contract/wire/form-data';
import type { ApprovalLine } from '@karigar/domain/bookings/offline-approval';
import { writeWireDateTime } from '@karigar/domain/dates/wire-date';
import { paise, writeAmount } from '@karigar/domain/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byHand } from '#testing/assign-by-hand';
import { fetchApprovalKey, newNonce, signedApproval } from '#testing/approval-world';
import {
  ADD_ONS,
  createBookingWorld,
  TOTAL,
  type BookingRef,
  type BookingWorld,
} from '#testing/booking-world';
import { people } from '#testing/people';

const DAY = 86_400_000;
const lineOf = (name: 'tap' | 'pipe', quantity = 1): ApprovalLine => ({
  addOnId: ADD_ONS[name].id,
  quantity,
  price: paise(ADD_ONS[name].price),
});
const LINES = [lineOf('tap', 2), lineOf('pipe')];
const SUM = 2 * ADD_ONS.tap.price + ADD_ONS.pipe.price;

let world: BookingWorld;
beforeAll(async () => {
  world = await createBookingWorld();
});
afterAll(() => world.close());

const wire = ({ bookingId, orderId }: BookingRef) => ({
  bookingId: String(bookingId),
  mainId: String(orderId),
});
const propose = (ref: BookingRef, lines: readonly ApprovalLine[] = LINES) =>
  world.sendFields(
    proposeAddOns,
    {
      ...wire(ref),
      'addOnIds[]': lines.map(({ addOnId }) => String(addOnId)),
      'oldPrices[]': lines.map(({ price }) => writeAmount(price)),
      'prices[]': lines.map(({ price }) => writeAmount(price)),
      'quantity[]': lines.map(({ quantity }) => String(quantity)),
    },
    { ...world.suresh, key: newNonce() },
  );
type Signing = Partial<Parameters<typeof signedApproval>[1]>;
const sign = async (ref: BookingRef, signing: Signing = {}) => {
  const asked = { servicemanId: people.suresh.id, bookingId: ref.bookingId, lines: LINES };
  const signed = await signedApproval(world, {
    ...asked,
    customer: world.asha.token,
    ...signing,
  });
  return { ...signed, fields: { ...wire(ref), ...signed.fields } };
};
const submit = (
  fields: Record<string, string | string[]>,
  send: { token: string; key?: string } = world.suresh,
) => world.sendFields(submitApproval, fields, { key: newNonce(), ...send });
const end = (ref: BookingRef) =>
  world.sendFields(
    endWork,
    { ...wire(ref), endTime: writeWireDateTime(world.now()) },
    { ...world.suresh, key: newNonce() },
  );

describe('submit-approval', () => {
  it('a signed approval is accepted, billed at the end, and the customer is notified', async () => {
    const ref = await world.plant('started');
    const { fields } = await sign(ref);
    await propose(ref);
    const reply = await submit(
      { ...fields, actionTime: writeWireDateTime(world.now() - DAY) },
      { ...world.suresh, key: 'approval-1' },
    );
    expect(reply.body).toMatchObject({
      success: true,
      message: 'The customer’s answer is saved.',
    });
    const { addOns, events, notifications, audit } = await world.traces(ref);
    expect(addOns.map(({ status }) => status)).toEqual(['accepted', 'accepted']);
    expect(events.at(-1)).toMatchObject({
      command: 'submit-approval',
      actor: 'serviceman',
      to_state: 'started',
      key: 'approval-1',
      details: { answer: 'accepted', amount: SUM, items: [{ quantity: 2 }, { quantity: 1 }] },
    });
    expect(JSON.stringify(events)).not.toContain(fields.signature);
    expect(notifications.at(-1)).toMatchObject({
      account_id: people.asha.id,
      kind: 'approval-arrived',
      details: { amount: SUM },
    });
    expect(audit.at(-1)).toMatchObject({ call: 'submit-approval', outcome: 'ok' });
    await end(ref);
    const summary = await world.send(getPaymentSummary, ref, world.suresh);
    expect(summary.body.data).toMatchObject({
      paidAndTotal: [{ totalAfterEnd: (TOTAL + SUM) / 100 }],
    });
  });

  it('a signed rejection rejects its lines, and can be used only once', async () => {
    const ref = await world.plant('started');
    const { fields } = await sign(ref, { answer: 'rejected' });
    await propose(ref);
    expect((await submit(fields)).body.success).toBe(true);
    expect((await world.traces(ref)).addOns.map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
    ]);
    await propose(ref);
    expect((await submit(fields)).body.code).toBe('approval.used');
  });

  it('an approval counts once, also for a repeated proposal and among concurrent submissions', async () => {
    const ref = await world.plant('started');
    const { fields } = await sign(ref);
    await propose(ref);
    await propose(ref);
    const replies = await Promise.all(Array.from({ length: 5 }, () => submit(fields)));
    expect(replies.map(({ body }) => String(body.code)).toSorted()).toEqual([
      '200',
      ...Array.from({ length: 4 }, () => 'approval.used'),
    ]);
    const statuses = (await world.traces(ref)).addOns.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual(['accepted', 'accepted', 'pending', 'pending']);
  });

  it('an approval of some pending add-ons leaves the others pending', async () => {
    const ref = await world.plant('started');
    await propose(ref);
    const { fields } = await sign(ref, { lines: [lineOf('pipe')] });
    expect((await submit(fields)).body.success).toBe(true);
    expect((await world.traces(ref)).addOns.map(({ status }) => status)).toEqual([
      'pending',
      'accepted',
    ]);
  });
});

/** Another first digit, whatever it is. */
const forge = (signature: string): string =>
  `${signature.startsWith('0') ? '1' : '0'}${signature.slice(1)}`;

describe('approvals that the customer did not sign', () => {
  it.each([
    ['the signature', (fields) => ({ ...fields, signature: forge(fields.signature) })],
    ['no signature', (fields) => ({ ...fields, signature: '' })],
    ['a yes made of a no', (fields) => ({ ...fields, answer: '2' })],
    ['the sum', (fields) => ({ ...fields, amount: '2898.99' })],
    ['the nonce', (fields) => ({ ...fields, nonce: newNonce() })],
    ['the time', (fields) => ({ ...fields, askedAt: writeWireDateTime(world.now() - DAY) })],
    ['a quantity', (fields) => ({ ...fields, 'quantity[]': ['1', '1'] })],
    ['a price', (fields) => ({ ...fields, 'prices[]': ['849.49', '1200.00'] })],
    ['an add-on', (fields) => ({ ...fields, 'addOnIds[]': fields['addOnIds[]'].toReversed() })],
    [
      'a line less',
      (fields) => ({
        ...fields,
        'addOnIds[]': fields['addOnIds[]'].slice(1),
        'prices[]': fields['prices[]'].slice(1),
        'quantity[]': fields['quantity[]'].slice(1),
        amount: '1200.00',
      }),
    ],
  ] satisfies [
    string,
    (fields: Awaited<ReturnType<typeof sign>>['fields']) => Record<string, string | string[]>,
  ][])('a forged approval is refused and recorded: %s', async (_what, alter) => {
    const ref = await world.plant('started');
    const { fields } = await sign(ref);
    await propose(ref);
    expect((await submit(alter(fields))).body.code).toBe('approval.invalid');
    const { addOns, events } = await world.traces(ref);
    expect(addOns.every(({ status }) => status === 'pending')).toBe(true);
    expect(events.at(-1)).toMatchObject({
      command: 'submit-approval',
      refusal: 'approval.invalid',
    });
    expect(JSON.stringify(events.at(-1)?.details)).toContain(`"addOnId":${ADD_ONS.pipe.id}`);
    // The genuine approval still works.
    expect((await submit(fields)).body.success).toBe(true);
  });

  it('an approval of another booking or another serviceman is refused', async () => {
    const ref = await world.plant('started');
    const other = await world.plant('started');
    await propose(ref);
    await propose(other);
    const { fields } = await sign(other);
    expect((await submit({ ...fields, ...wire(ref) })).body.code).toBe('approval.invalid');
    const stranger = await sign(ref, { servicemanId: people.imran.id });
    expect((await submit(stranger.fields)).body.code).toBe('approval.invalid');
    const foreign = await submit((await sign(ref)).fields, world.imran);
    const missing = await submit({ ...(await sign(ref)).fields, bookingId: '1', mainId: '1' });
    expect(foreign.body.code).toBe('booking.not-found');
    expect(missing.text).toBe(foreign.text);
  });

  it('an approval signed with the key of before a reassignment is refused', async () => {
    const ref = await world.plant('held');
    await propose(ref);
    const before = await sign(ref);
    const token = await world.signIn('priya');
    for (const servicemanId of [people.imran.id, people.suresh.id])
      await world.sendFields(
        assignBooking,
        Object.fromEntries(encodeInput(assignBooking, await byHand(world.look, ref, servicemanId))),
        { token, key: newNonce() },
      );
    expect((await submit(before.fields)).body.code).toBe('approval.invalid');
    expect(await fetchApprovalKey(world, world.asha.token, ref.bookingId)).not.toBe(before.key);
    expect((await submit((await sign(ref)).fields)).body.success).toBe(true);
  });

  it.each([
    ['a week and a second old', -7 * DAY - 1000],
    ['more than a day ahead', DAY + 1000],
  ])('an approval that is %s is refused', async (_what, offset) => {
    const ref = await world.plant('started');
    await propose(ref);
    const askedAt = Math.floor(world.now() / 1000) * 1000 + offset;
    expect((await submit((await sign(ref, { askedAt })).fields)).body.code).toBe(
      'approval.expired',
    );
  });
});

describe('approvals of add-ons that cannot be approved', () => {
  it('an approval is refused after the customer answered in the app', async () => {
    const ref = await world.plant('started', { addOns: [['tap', 2, 'pending']] });
    const { fields } = await sign(ref, { lines: [lineOf('tap', 2)] });
    const [addOn] = (await world.traces(ref)).addOns;
    const answer = { ...wire(ref), id: String(addOn?.id), answer: '1' };
    await world.sendFields(answerAddOn, answer, { ...world.asha, key: newNonce() });
    expect((await submit(fields)).body.code).toBe('add-on.already-answered');
  });

  it('an approval at an old price is refused with the new price', async () => {
    const ref = await world.plant('started');
    const cheaper = [{ ...lineOf('tap'), price: paise(80_000) }];
    const { fields } = await sign(ref, { lines: cheaper });
    expect((await propose(ref, cheaper)).body.code).toBe('add-on.price-changed');
    expect((await submit(fields)).body).toMatchObject({
      code: 'add-on.price-changed',
      data: { prices: [{ addOnId: ADD_ONS.tap.id, price: 849.5 }] },
    });
    expect((await world.traces(ref)).addOns).toEqual([]);
  });

  it('an approval of an add-on that the service does not offer is refused', async () => {
    const ref = await world.plant('started');
    const strange = [{ addOnId: 999_999, quantity: 1, price: paise(100) }];
    const { fields } = await sign(ref, { lines: strange });
    expect((await submit(fields)).body.code).toBe('add-on.not-found');
  });

  it('an approval after the end of work is refused and recorded, and the customer is notified that it is not billed', async () => {
    const ref = await world.plant('started');
    const { fields } = await sign(ref);
    await propose(ref);
    await end(ref);
    expect((await submit(fields)).body.code).toBe('booking.already-ended');
    const { booking, notifications } = await world.traces(ref);
    expect(booking.total_after_end).toBe(TOTAL);
    expect(notifications.at(-1)).toMatchObject({
      account_id: people.asha.id,
      kind: 'add-ons-late',
    });
  });

  it.each([
    ['offered', 'booking.not-assigned'],
    ['completed', 'booking.already-completed'],
    ['cancelled', 'booking.cancelled'],
  ] as const)('an approval is refused while the booking is %s', async (state, refusal) => {
    const { fields } = await sign(await world.plant('started'));
    const ref = await world.plant(state);
    expect((await submit({ ...fields, ...wire(ref) })).body.code).toBe(refusal);
  });
});

describe('approval key', () => {
  it.each([
    ['requested', false],
    ['offered', false],
    ['assigned', true],
    ['started', true],
    ['held', true],
    ['ended', false],
    ['completed', false],
    ['cancelled', false],
  ] as const)(
    'approval key of a booking that is %s is handed out: %s',
    async (state, isHandedOut) => {
      const { bookingId } = await world.plant(state);
      const key = await fetchApprovalKey(world, world.asha.token, bookingId);
      expect(/^[\w-]{43}$/.test(key ?? '')).toBe(isHandedOut);
    },
  );

  it('each booking has its own approval key, the same each time', async () => {
    const [one, other] = [await world.plant('started'), await world.plant('started')];
    const keyOf = ({ bookingId }: BookingRef) =>
      fetchApprovalKey(world, world.asha.token, bookingId);
    expect(await keyOf(one)).toBe(await keyOf(one));
    expect(await keyOf(one)).not.toBe(await keyOf(other));
  });
});
