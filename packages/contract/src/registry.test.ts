import { readdirSync, readFileSync } from 'node:fs';
import { BOOKING_COMMANDS, SERVICEMAN_STATES } from '@karigar/domain/bookings/booking';
import { lifecycleRefusals } from '@karigar/domain/bookings/lifecycle';
import { ROLES } from '@karigar/domain/roles';
import { describe, expect, it } from 'vitest';
import { startWork } from './bookings/start-work.ts';
import type { AnyCall } from './define-call.ts';
import { BUSINESS_REFUSALS, PROTOCOL_REFUSALS, REFUSALS } from './refusals.ts';
import { CALLS, findCall } from './registry.ts';
import { fixtureGaps } from './testing/fixtures.ts';

// The specification's table, verbatim.
const SPECIFIED = `
1 auth/login loginWithFirebase
2 auth/login loginWIthPassword
3 auth/register registerUser
4 orders/dashboard getServiceManDashboard
5 orders/orders getBookingDetailsForServiceMan
6 orders/orders notifications
7 orders/orders marksAsReadNotification
8 orders/addons getAddOnListFormServices
9 orders/orders addAddOnsToServices
10 orders/orders getAddOnsListForBooking
11 packages/package getCarDetails
12 orders/orders startWorkFromServiceMan
13 orders/orders holdService
14 orders/orders resumeService
15 orders/orders endWorkFromServiceman
16 orders/orders verifyOtp
17 orders/payments getPaymentDetails
18 orders/payments addPayments
19 orders/chat getConversionsOfChat
20 orders/chat addChat
21 users/usersDetails getMyProfileDetails
22 users/usersDetails profileUpdate
23 users/usersDetails updateBankDetails
24 kyc/kycDetails displayKycDetailsForServiceman
25 kyc/kycDetails uploadDocuments`
  .trim()
  .split('\n');

const FIELDS: Record<number, string[]> = {
  1: ['username', 'userId', 'playerId'],
  2: ['username', 'password'],
  3: ['first_name', 'last_name', 'phone', 'email', 'address', 'password'],
  5: ['bookingStatus', 'limit', 'page'],
  8: ['serviceId'],
  9: ['bookingId', 'mainId', 'addOnIds[]', 'oldPrices[]', 'prices[]', 'quantity[]'],
  10: ['bookingId', 'mainId'],
  11: ['subscriptionId'],
  12: ['bookingId', 'mainId', 'startTime'],
  13: ['bookingId', 'mainId', 'holdTime', 'reason'],
  14: ['bookingId', 'mainId'],
  15: ['bookingId', 'mainId', 'endTime'],
  16: ['bookingId', 'mainId', 'otp'],
  17: ['bookingId', 'mainId'],
  18: ['bookingId', 'mainId', 'amount', 'paymentMode'],
  19: ['bookingId', 'mainId'],
  20: ['bookingId', 'mainId', 'message', 'type'],
  22: ['firstName', 'lastName', 'email', 'phone', 'address', 'file'],
  23: ['accountNo', 'ifscCode', 'holderName', 'bankName'],
  25: ['id', 'documentNumber', 'file'],
};

const specified = CALLS.filter((call) => call.spec !== undefined);

/** Optional fields of ours on specified calls. */
const OURS = [
  'idToken',
  'role',
  'device',
  'captcha',
  'file',
  'actionTime',
  'name',
  'confirm',
  'startCode',
];

describe('registry', () => {
  it("has exactly the specification's 25 calls under its numbers", () => {
    const written = specified
      .toSorted((one, other) => (one.spec ?? 0) - (other.spec ?? 0))
      .map((call) => `${call.spec} ${call.path} ${call.programType}`);
    expect(written).toEqual(SPECIFIED);
  });

  it('sends every specified field, and beyond them only optional fields of ours', () => {
    for (const call of specified) {
      const fields = Object.values(call.fields);
      const ours = fields.filter((name) => !FIELDS[call.spec ?? 0]?.includes(name));
      expect(fields, call.name).toEqual(expect.arrayContaining(FIELDS[call.spec ?? 0] ?? []));
      expect(OURS, call.name).toEqual(expect.arrayContaining(ours));
    }
  });

  it('gives each call a unique name and address', () => {
    expect(new Set(CALLS.map((call) => call.name)).size).toBe(CALLS.length);
    expect(new Set(CALLS.map((call) => `${call.path} ${call.programType}`)).size).toBe(
      CALLS.length,
    );
  });

  it('finds a call by path and programType together', () => {
    expect(findCall('orders/orders', 'startWorkFromServiceMan')).toBe(startWork);
    expect(findCall('orders/chat', 'startWorkFromServiceMan')).toBeNull();
    expect(findCall('orders/orders', 'constructor')).toBeNull();
  });

  it('lists every defined call, each from the file of its name', () => {
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .filter((file) =>
        /= defineCall\(/.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')),
      )
      .map((file) => file.replace(/^.*\//, '').replace(/\.ts$/, ''));
    expect(files.toSorted()).toEqual(CALLS.map((call) => call.name).toSorted());
  });

  it("names the desks of every operators' call, and of no other", () => {
    const isForOperatorsOnly = ({ who }: AnyCall): boolean =>
      who !== 'anyone' && who.every((role) => role === 'operator');
    const calls: readonly AnyCall[] = CALLS;
    const wrong = calls.filter(
      (call) => isForOperatorsOnly(call) !== (call.desks ?? []).length > 0,
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
    expect(calls.filter((call) => call.needs !== undefined && call.desks === undefined)).toEqual(
      [],
    );
  });

  it('allows only known roles', () => {
    for (const call of CALLS) {
      if (call.who === 'anyone') continue;
      expect(ROLES, call.name).toEqual(expect.arrayContaining([...call.who]));
      expect(call.who.length, call.name).toBeGreaterThan(0);
    }
  });
});

describe('fixtures', () => {
  it('has fixtures for every call, its success and each of its refusals', () => {
    expect(fixtureGaps(CALLS)).toEqual([]);
  });

  it('reports a call without fixtures', () => {
    expect(fixtureGaps([{ ...startWork, name: 'planted-call' }])).toEqual([
      'planted-call: no fixture',
    ]);
    expect(
      fixtureGaps([{ ...startWork, refusals: ['booking.not-found', 'chat.message-empty'] }]),
    ).toContain('start-work: no fixture for chat.message-empty');
    expect(fixtureGaps([{ ...startWork, refusals: [] }])).toContain(
      'start-work: undeclared booking.not-found',
    );
  });
});

describe('refusals', () => {
  it('writes every refusal as one sentence', () => {
    for (const [name, { text }] of Object.entries(REFUSALS)) {
      expect(text.message, name).toMatch(/^[A-Z].*[.!]$|Example/);
    }
  });

  it('sends business refusals, and only those, as HTTP 200', () => {
    expect(BUSINESS_REFUSALS.every((name) => REFUSALS[name].status === 200)).toBe(true);
    expect(PROTOCOL_REFUSALS.every((name) => REFUSALS[name].status >= 400)).toBe(true);
  });

  it('has a text for every refusal that the lifecycle can give a serviceman', () => {
    for (const command of BOOKING_COMMANDS) {
      for (const name of lifecycleRefusals(command, 'serviceman', SERVICEMAN_STATES)) {
        expect(BUSINESS_REFUSALS).toContain(name);
      }
    }
  });
});
