import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { paise } from '@karigar/domain/money';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { STAND_IN_KEYS, startRazorpay, type Razorpay } from '#testing/razorpay/stand-in';
import { signatureOf } from '#testing/razorpay/webhooks';
import { GatewayError } from './gateway.ts';
import { createRazorpay } from './razorpay.ts';

let razorpay: Razorpay;
const setup = () => ({ ...STAND_IN_KEYS, url: razorpay.origin, otherWebhookSecret: null });
const gateway = () => createRazorpay(setup());
beforeAll(async () => {
  razorpay = await startRazorpay({ refundMs: null });
});
afterEach(() => razorpay.goWrong({}));
afterAll(() => razorpay.close());

let latest = 0;
const asked = (more = {}) => ({
  reference: `KO${(latest += 1)}`,
  amount: paise(59_900),
  expiresAt: Date.now() + 20 * 60_000,
  about: 'KRG-1',
  backTo: 'https://app.example.in/pay/1',
  ...more,
});
const errorOf = async (work: Promise<unknown>): Promise<GatewayError> => {
  const error: unknown = await work.catch((thrown: unknown) => thrown);
  if (!(error instanceof GatewayError)) throw new Error('no error of the gateway');
  return error;
};

it('opens one page for a reference, however often it is asked', async () => {
  const page = asked();
  const first = await gateway().openPage(page);
  expect(await gateway().openPage(page)).toEqual(first);
  expect(await gateway().findPage(page.reference)).toMatchObject({ id: first.id, isOpen: true });
  expect(await gateway().findPage('KO-none')).toBeNull();
});

it('reads captured, failed and refunded attempts of a page', async () => {
  const { id } = await gateway().openPage(asked());
  razorpay.fail(id);
  const { id: paymentId } = razorpay.pay(id);
  const page = await gateway().readPage(id);
  expect(page.isOpen).toBe(false);
  expect(page.payments.map(({ status }) => status)).toEqual(['failed', 'captured']);
  const back = { paymentId, amount: paise(59_900), key: 'karigar-refund-1-1' };
  const refund = await gateway().refund(back);
  expect(refund.status).toBe('pending');
  expect(await gateway().refund(back)).toEqual(refund);
  razorpay.endRefunds();
  expect((await gateway().readRefund(refund.id)).status).toBe('done');
  expect((await gateway().readPage(id)).payments[1]?.status).toBe('captured');
});

it('closes an open page and leaves a paid one as it is', async () => {
  const { id } = await gateway().openPage(asked());
  await gateway().closePage(id);
  expect((await gateway().readPage(id)).isOpen).toBe(false);
  await gateway().closePage(id);
});

it('tells errors that pass from errors that stay, without the key or the reply', async () => {
  razorpay.goWrong({ failing: 1 });
  expect((await errorOf(gateway().readPage('plink_1'))).isPassing).toBe(true);
  razorpay.goWrong({ cut: 1 });
  expect((await errorOf(gateway().openPage(asked()))).isPassing).toBe(true);
  razorpay.goWrong({});
  const refusedForGood = await errorOf(gateway().openPage(asked({ amount: paise(1) })));
  expect(refusedForGood.isPassing).toBe(false);
  expect(refusedForGood.message).toBe('razorpay: answered 400 to POST payment_links');
  const wrongKey = createRazorpay({ ...setup(), keySecret: 'wrong' });
  const denied = await errorOf(wrongKey.readPage('plink_1'));
  expect(denied.isPassing).toBe(false);
  expect(denied.message).not.toMatch(/wrong|plink_1/);
});

it('gives up a gateway that does not answer', async () => {
  const silent: Server = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const slow = createRazorpay({ ...setup(), url, timeoutMs: 50 });
  expect((await errorOf(slow.readPage('plink_1'))).isPassing).toBe(true);
  silent.closeAllConnections();
  silent.close();
});

it('reads an event only under its signature, also under the earlier secret', () => {
  const body = Buffer.from(
    '{"event":"refund.processed","payload":{"refund":{"entity":{"id":"rfnd_1"}}}}',
  );
  const read = (secret: string, eventId = 'e1') =>
    gateway().readEvent(body, { signature: signatureOf(body.toString(), secret), eventId });
  const expected = { id: 'e1', kind: 'refund.processed', reference: null, refundId: 'rfnd_1' };
  expect(read(STAND_IN_KEYS.webhookSecret)).toEqual(expected);
  expect(read('another secret')).toBeNull();
  expect(read(STAND_IN_KEYS.webhookSecret, '')?.id).toMatch(/^[0-9a-f]{64}$/);
  const rotated = createRazorpay({ ...setup(), webhookSecret: 'new', otherWebhookSecret: 'old' });
  const signature = signatureOf(body.toString(), 'old');
  expect(rotated.readEvent(body, { signature, eventId: 'e1' })).toEqual(expected);
});
