import { writeApprovalRequest } from '@karigar/domain/bookings/offline-approval';
import { paise } from '@karigar/domain/money';
import { beforeEach, describe, expect, it } from 'vitest';
import { createApprovalRequests } from './approval-request.ts';

const gas = { addOnId: 7, quantity: 1, price: paise(149_900) };
const asked = { bookingId: 7, servicemanId: 12, lines: [gas] };
const HOUR = 3_600_000;

let now = Date.UTC(2026, 10, 16, 9);
let kept: Map<string, string>;
const open = () => {
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return createApprovalRequests(storage as unknown as Storage, () => now);
};
beforeEach(() => {
  kept = new Map();
});

describe('an approval request', () => {
  it('an approval request stays the same for the same lines, also after a reload', () => {
    const first = open().requestFor(asked);
    now += HOUR;
    expect(open().requestFor(asked)).toEqual(first);
    expect(writeApprovalRequest(first)).toMatch(/^KRG-ASK:1:7:12:[0-9A-F]{32}:\d{10}:149900:7\*1/);
  });

  it('an approval request is new for other lines, after it was decided, and after half a day', () => {
    const requests = open();
    const first = requests.requestFor(asked);
    const other = requests.requestFor({ ...asked, lines: [gas, gas] });
    expect(other.nonce).not.toBe(first.nonce);
    requests.forget(7);
    const third = requests.requestFor({ ...asked, lines: [gas, gas] });
    expect(third.nonce).not.toBe(other.nonce);
    now += 12 * HOUR;
    expect(requests.requestFor({ ...asked, lines: [gas, gas] }).nonce).not.toBe(third.nonce);
  });

  it('an approval request has twenty lines at most', () => {
    const lines = Array.from({ length: 25 }, () => gas);
    expect(open().requestFor({ ...asked, lines }).lines).toHaveLength(20);
  });
});
