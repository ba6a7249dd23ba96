import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { paise } from '@karigar/domain/money';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { PAYOUT_KEYS, startRazorpayX, type RazorpayX } from '#testing/razorpayx/stand-in';
import { signatureOf } from '#testing/razorpay/webhooks';
import { ProviderError } from './provider.ts';
import { createRazorpayX } from './razorpayx.ts';

let razorpayX: RazorpayX;
const setup = () => ({ ...PAYOUT_KEYS, url: razorpayX.origin, otherWebhookSecret: null });
const provider = () => createRazorpayX(setup());
beforeAll(async () => {
  razorpayX = await startRazorpayX({ balance: 100_000 });
});
afterEach(() => razorpayX.goWrong({}));
afterAll(() => razorpayX.close());

const ACCOUNT = {
  ownerId: 101,
  holder: 'Suresh Pawar',
  accountNumber: '50100012349035',
  ifsc: 'HDFC0001234',
};
let latest = 0;
const asked = async (more = {}) => ({
  key: `P${(latest += 1)}-0123456789ab`,
  accountId: await provider().openAccount(ACCOUNT),
  amount: paise(20_000),
  narration: 'Karigar P501',
  ...more,
});
const errorOf = async (work: Promise<unknown>): Promise<ProviderError> => {
  const error: unknown = await work.catch((thrown: unknown) => thrown);
  if (!(error instanceof ProviderError)) throw new Error('no error of the provider');
  return error;
};

it('the same account has the same id, and another one its own', async () => {
  const id = await provider().openAccount(ACCOUNT);
  expect(await provider().openAccount(ACCOUNT)).toBe(id);
  expect(await provider().openAccount({ ...ACCOUNT, ownerId: 102 })).not.toBe(id);
  const refused = await errorOf(provider().openAccount({ ...ACCOUNT, ifsc: 'HDFC1' }));
  expect(refused.isPassing).toBe(false);
  expect(refused.message).toBe('razorpayx: answered 400 to POST fund_accounts');
});

it('pays once under a key, however often it is asked', async () => {
  const transfer = await asked();
  const first = await provider().pay(transfer);
  expect(first).toMatchObject({ status: 'processing', utr: null, key: transfer.key });
  expect(await provider().pay(transfer)).toEqual(first);
  expect(await provider().find(transfer.accountId, transfer.key)).toEqual(first);
  expect(await provider().find(transfer.accountId, 'P0-none')).toBeNull();
  const other = await errorOf(provider().pay({ ...transfer, amount: paise(30_000) }));
  expect(other.isPassing).toBe(false);
});

it('reads each state of a payout', async () => {
  const { id } = await provider().pay(await asked());
  razorpayX.process(id, false);
  expect(await provider().read(id)).toMatchObject({ status: 'paid', utr: null });
  razorpayX.process(id);
  expect(await provider().read(id)).toMatchObject({ status: 'paid', utr: 'AXISN00000000001' });
  razorpayX.undo(id);
  expect(await provider().read(id)).toMatchObject({
    status: 'failed',
    words: 'Account is closed',
    isAccountFault: true,
  });
  const second = await provider().pay(await asked());
  razorpayX.down(second.id);
  expect(await provider().read(second.id)).toMatchObject({
    status: 'failed',
    isAccountFault: false,
  });
  const third = await provider().pay(await asked({ amount: paise(900_000) }));
  expect(third.status).toBe('queued');
  razorpayX.books.payoutOf(third.id).status = 'pending';
  expect((await provider().read(third.id)).status).toBe('approval');
  razorpayX.books.payoutOf(third.id).status = 'cancelled';
  expect((await provider().read(third.id)).status).toBe('cancelled');
});

it('tells errors that pass from errors that stay, without the key, the account or the reply', async () => {
  const transfer = await asked();
  razorpayX.goWrong({ failing: 1 });
  expect((await errorOf(provider().pay(transfer))).isPassing).toBe(true);
  razorpayX.goWrong({ cut: 1 });
  expect((await errorOf(provider().pay(transfer))).isPassing).toBe(true);
  razorpayX.goWrong({});
  // A wrong key or address is ours to set right: no transfer is given up for it.
  const denied = await errorOf(
    createRazorpayX({ ...setup(), keySecret: 'wrong' }).openAccount(ACCOUNT),
  );
  expect(denied.isPassing).toBe(true);
  expect(denied.message).not.toMatch(/wrong|50100012349035/);
});

it('gives up a provider that does not answer', async () => {
  const silent: Server = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const slow = createRazorpayX({ ...setup(), url, timeoutMs: 50 });
  expect((await errorOf(slow.read('pout_1'))).isPassing).toBe(true);
  silent.closeAllConnections();
  silent.close();
});

it('reads an event only under its signature, also under the earlier secret', () => {
  const body = Buffer.from(
    '{"event":"payout.processed","payload":{"payout":{"entity":{"reference_id":"P1-x"}}}}',
  );
  const read = (secret: string, eventId = 'e1') =>
    provider().readEvent(body, { signature: signatureOf(body.toString(), secret), eventId });
  const expected = { id: 'e1', kind: 'payout.processed', key: 'P1-x' };
  expect(read(PAYOUT_KEYS.webhookSecret)).toEqual(expected);
  expect(read('another secret')).toBeNull();
  expect(read(PAYOUT_KEYS.webhookSecret, '')?.id).toMatch(/^[0-9a-f]{64}$/);
  const rotated = createRazorpayX({ ...setup(), webhookSecret: 'new', otherWebhookSecret: 'old' });
  const signature = signatureOf(body.toString(), 'old');
  expect(rotated.readEvent(body, { signature, eventId: 'e1' })).toEqual(expected);
});
