import { writeWireDateTime } from '@karigar/domain/dates/wire-date';
import { dayOf } from '@karigar/domain/dates/india-day';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADD_ONS, createBookingWorld, type BookingWorld } from '#testing/booking-world';
import { onePixel } from '#testing/call-rows';
import { DEMO_PASSWORD, people } from '#testing/people';
import { createTestIssuer, type TestIssuer } from '#testing/test-issuer';

type Item = Record<string, unknown>;
type Body = { success: boolean; code: unknown; message: string; data: unknown };

const items = (data: unknown): Item[] => data as Item[];

/** A caller with only the specification: its fields, one header, no key, no cookie. */
describe('caller with only the specified fields', () => {
  let issuer: TestIssuer;
  let world: BookingWorld;
  let token = '';
  const served = new Set<number>();

  beforeAll(async () => {
    issuer = await createTestIssuer('stranger');
    const env = { ID_TOKEN_ISSUERS: JSON.stringify([issuer.setting]) };
    world = await createBookingWorld({ env });
  });
  afterAll(async () => {
    await world.close();
    await issuer.close();
  });

  const call = async (
    number: number,
    path: string,
    programType: string,
    fields: Record<string, string | File | string[]> = {},
  ): Promise<Body> => {
    const form = new FormData();
    form.append('programType', programType);
    if (token !== '') form.append('authToken', token);
    for (const [name, value] of Object.entries(fields)) {
      for (const one of [value].flat()) form.append(name, one);
    }
    const response = await fetch(world.base + path, {
      method: 'POST',
      headers: { Authorization: 'Bearer karigar-dev' },
      body: form,
    });
    const body = (await response.json()) as Body;
    expect({ status: response.status, code: body.code, programType }).toEqual({
      status: 200,
      code: 200,
      programType,
    });
    expect(body.success).toBe(true);
    served.add(number);
    return body;
  };

  it('[WIRE-00] [WIRE-26] a caller with only the specified fields is served on all 25 calls', async () => {
    const { plant } = world;
    const now = () => writeWireDateTime(world.now());
    await call(3, 'auth/register', 'registerUser', {
      first_name: 'Nitin',
      last_name: 'More',
      phone: '9876501234',
      email: 'nitin@example.in',
      address: '',
      password: 'a long enough phrase',
    });
    await call(1, 'auth/login', 'loginWithFirebase', {
      username: people.suresh.phone,
      userId: await issuer.sign({ userId: 'user-suresh', phone: people.suresh.phone }, world.now()),
      playerId: '',
    });
    const login = await call(2, 'auth/login', 'loginWIthPassword', {
      username: people.suresh.email,
      password: DEMO_PASSWORD,
    });
    token = String((login.data as Item)['authToken']);

    const ref = await plant('assigned');
    const about = { bookingId: String(ref.bookingId), mainId: String(ref.orderId) };
    await call(4, 'orders/dashboard', 'getServiceManDashboard');
    const list = await call(5, 'orders/orders', 'getBookingDetailsForServiceMan', {
      bookingStatus: '1',
    });
    const mine = items(list.data).find((booking) => booking['id'] === ref.bookingId);
    expect(mine).toMatchObject({ booking_status: '2', statusName: 'Assigned', otp: '' });
    await call(6, 'orders/orders', 'notifications');
    await call(7, 'orders/orders', 'marksAsReadNotification');
    const offered = await call(8, 'orders/addons', 'getAddOnListFormServices', {
      serviceId: String(mine?.['service_id']),
    });
    expect(items((offered.data as Item)['data']).length).toBeGreaterThan(0);
    const price = (ADD_ONS.tap.price / 100).toFixed(2);
    await call(9, 'orders/orders', 'addAddOnsToServices', {
      ...about,
      'addOnIds[]': [String(ADD_ONS.tap.id)],
      'oldPrices[]': [price],
      'prices[]': [price],
      'quantity[]': ['1'],
    });
    await call(10, 'orders/orders', 'getAddOnsListForBooking', about);
    const car = items(list.data).find((booking) => booking['subscription_id'] !== null);
    await call(11, 'packages/package', 'getCarDetails', {
      subscriptionId: String(car?.['subscription_id']),
    });
    await call(12, 'orders/orders', 'startWorkFromServiceMan', { ...about, startTime: now() });
    await call(13, 'orders/orders', 'holdService', {
      ...about,
      holdTime: dayOf(world.now()),
      reason: 'Spare part',
    });
    await call(14, 'orders/orders', 'resumeService', about);
    await call(15, 'orders/orders', 'endWorkFromServiceman', { ...about, endTime: now() });
    await call(16, 'orders/orders', 'verifyOtp', { ...about, otp: '482913' });
    const summary = await call(17, 'orders/payments', 'getPaymentDetails', about);
    const [total] = items((summary.data as Item)['paidAndTotal']);
    const due = Number(total?.['totalAfterEnd']);
    await call(18, 'orders/payments', 'addPayments', {
      ...about,
      amount: due.toFixed(2),
      paymentMode: 'cash',
    });
    await call(19, 'orders/chat', 'getConversionsOfChat', about);
    await call(20, 'orders/chat', 'addChat', { ...about, message: 'Thank you', type: 's' });
    const [profile] = items((await call(21, 'users/usersDetails', 'getMyProfileDetails')).data);
    const own = (name: string): string => String(profile?.[name]);
    await call(22, 'users/usersDetails', 'profileUpdate', {
      firstName: own('first_name'),
      lastName: own('last_name'),
      email: own('email'),
      phone: own('phone'),
      address: own('address'),
      file: onePixel(),
    });
    await call(23, 'users/usersDetails', 'updateBankDetails', {
      accountNo: own('accountNo'),
      ifscCode: own('ifscCode'),
      holderName: own('holderName'),
      bankName: own('bankName'),
    });
    const documents = await call(24, 'kyc/kycDetails', 'displayKycDetailsForServiceman');
    const open = items(documents.data).find((document) => document['document_image'] === null);
    await call(25, 'kyc/kycDetails', 'uploadDocuments', {
      id: String(open?.['id']),
      documentNumber: 'ABCPE1234F',
      file: onePixel(),
    });
    expect(served.size).toBe(25);
  });
});
