import { recordRefundTransfer } from '@karigar/contract/payments/record-refund-transfer';
import { refundPayment } from '@karigar/contract/corrections/refund-payment';
import { getMyBooking } from '@karigar/contract/customer-bookings/get-my-booking';
import { listWaiting } from '@karigar/contract/waiting/list-waiting';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BookingRef } from '#testing/booking-world';
import { MARK_TRANSFERRED, TRANSFERS_OF_BOOKING } from '#testing/refund-sql';
import { createMoneyWorld, type MoneyWorld } from '#testing/money-world';
import { dataOf } from '#testing/payout-desk';
import { people } from '#testing/people';

type Transfer = { id: number; amount: number; utr: string | null; by: number | null };

let world: MoneyWorld;
beforeAll(async () => {
  world = await createMoneyWorld();
});
afterAll(() => world.close());

const refunded = async (amount = '200.00'): Promise<BookingRef> => {
  const ref = await world.paidJob();
  const fields = { ...world.wire(ref), amount, borneBy: 'everyone', reason: 'It still drips' };
  expect((await world.sendFields(refundPayment, fields, world.priya)).body.success).toBe(true);
  return ref;
};
const transferOf = async ({ bookingId }: BookingRef): Promise<Transfer> => {
  const [row] = await world.look<Transfer>(TRANSFERS_OF_BOOKING, [bookingId]);
  if (row === undefined) throw new Error('no transfer');
  return row;
};
const record = async (transferId: number, utr: string, by = world.priya) =>
  (await world.sendFields(recordRefundTransfer, { transferId: String(transferId), utr }, by)).body;
const seen = async ({ bookingId }: BookingRef) =>
  dataOf(getMyBooking, await world.send(getMyBooking, { bookingId }, world.asha));
const waiting = async ({ bookingId }: BookingRef) => {
  const listed = await world.sendFields(listWaiting, { limit: '100' }, world.priya);
  const { items } = dataOf(listWaiting, listed);
  return items.find((item) => item.kind === 'refund-transfer' && item.bookingId === bookingId);
};
const sumOf = async (ref: BookingRef, account: string) =>
  (await world.entries(ref))
    .filter((entry) => entry.account === account)
    .reduce((sum, { amount }) => sum + amount, 0);

it('a refund of cash waits for a person until the bank has sent it', async () => {
  const ref = await refunded();
  expect(await transferOf(ref)).toMatchObject({ amount: 20_000, utr: null });
  expect(await waiting(ref)).toMatchObject({ amount: 20_000, name: 'Asha' });
  expect((await seen(ref)).refunds).toMatchObject([
    { amount: 20_000, way: 'transfer', doneAt: null },
  ]);
  expect([await sumOf(ref, 'refunds'), await sumOf(ref, 'online')]).toEqual([-20_000, 0]);
});

it('with the UTR it is posted once, and the customer is told', async () => {
  const ref = await refunded();
  const { id } = await transferOf(ref);
  expect(await record(id, ' utibn 62026111801 ')).toMatchObject({ success: true });
  expect(await transferOf(ref)).toMatchObject({ utr: 'UTIBN62026111801', by: people.priya.id });
  expect([await sumOf(ref, 'refunds'), await sumOf(ref, 'online')]).toEqual([0, -20_000]);
  expect((await world.entries(ref)).at(-1)).toMatchObject({
    cause: 'refund-transfer',
    reason: 'UTIBN62026111801',
  });
  const { notifications } = await world.traces(ref);
  expect(notifications.at(-1)).toMatchObject({
    account_id: people.asha.id,
    kind: 'back-with-you',
    details: { amount: 20_000 },
  });
  expect(await waiting(ref)).toBeUndefined();
  expect((await seen(ref)).refunds?.[0]?.doneAt).not.toBeNull();
  expect(await record(id, 'UTIBN62026111802')).toMatchObject({ code: 'refund.already-sent' });
});

it('a number that is no UTR, or that of another transfer, is refused', async () => {
  const [one, other] = [await refunded(), await refunded()];
  const { id } = await transferOf(one);
  expect(await record(id, 'by cash')).toMatchObject({ code: 'refund.utr-invalid' });
  expect(await record(id, 'UTIBN62026111899')).toMatchObject({ success: true });
  const next = (await transferOf(other)).id;
  expect(await record(next, 'UTIBN62026111899')).toMatchObject({ code: 'refund.utr-used' });
  expect(await record(999_999_999, 'UTIBN62026111898')).toMatchObject({ code: 'refund.not-found' });
});

it('two people who record it at once post it once', async () => {
  const ref = await refunded();
  const { id } = await transferOf(ref);
  const replies = await Promise.all([
    record(id, 'UTIBN62026111771'),
    record(id, 'UTIBN62026111772'),
  ]);
  expect(replies.filter(({ success }) => success)).toHaveLength(1);
  expect(await sumOf(ref, 'online')).toBe(-20_000);
});

it('the books balance afterwards', async () => {
  expect(await world.unexplained()).toEqual([]);
});

it('by SQL of the desk no transfer is marked as sent without its posting', async () => {
  const ref = await refunded();
  const { id } = await transferOf(ref);
  const speaker = { accountId: people.priya.id, role: 'operator', desks: ['money'] } as const;
  await expect(
    world.context.databases.system.transaction(speaker, (tx) =>
      tx.rows({ name: 'mark-transferred', text: MARK_TRANSFERRED }, [id]),
    ),
  ).rejects.toThrow('not what the ledger has');
  expect(await transferOf(ref)).toMatchObject({ utr: null });
});
