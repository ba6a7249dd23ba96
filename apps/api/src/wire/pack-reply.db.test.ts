import { addPayment } from '@karigar/contract/payments/add-payment';
import { getDashboard } from '@karigar/contract/dashboard/get-dashboard';
import { listBookings } from '@karigar/contract/bookings/list-bookings';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await createTestApp();
  token = await app.signIn('suresh');
});
afterAll(() => app.close());

const list = (headers: Record<string, string>) =>
  app.sendFields(listBookings, { bookingStatus: '1' }, { token, headers });

it('a long list is compressed for clients that accept it, with the same content', async () => {
  const packed = await list({ 'accept-encoding': 'gzip' });
  const plain = await list({ 'accept-encoding': 'identity' });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(packed.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(packed.text).toBe(plain.text);
  const [small, whole] = [packed, plain].map(({ headers }) =>
    Number(headers.get('content-length')),
  );
  expect(small).toBeLessThan((whole ?? 0) / 3);
});

it('short replies and replies of writes are not compressed', async () => {
  const headers = { 'accept-encoding': 'gzip' };
  const short = await app.sendFields(getDashboard, {}, { token, headers });
  const fields = { bookingId: '1', mainId: '1', amount: '1.00', paymentMode: 'cash' };
  const written = await app.sendFields(addPayment, fields, { token, headers });
  for (const reply of [short, written]) {
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-encoding')).toBeNull();
  }
});
