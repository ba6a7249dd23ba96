import { dayOf } from '@karigar/domain/dates/india-day';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aBooking } from '#testing/bookings';
import type { Entry } from '#platform/action-queue/action';
import { serverClock } from '@karigar/client/time/server-now';
import { expectedBooking } from './expected-booking.ts';

const AT = Date.UTC(2026, 10, 15, 5, 0);
const S = 1000;
const WRONG_BY = 86_400_000;

type Call = 'hold-work' | 'resume-work';

const did = (call: Call, at: number): Entry => ({
  key: `${call} ${at}`,
  account: 'suresh',
  bookingId: 7,
  call,
  input:
    call === 'hold-work' ? { booking: 7, until: dayOf(at), reason: 'Power cut' } : { booking: 7 },
  createdAt: at - serverClock.offset(),
  after: null,
  order: at,
  isWhole: true,
  state: { kind: 'waiting', because: 'timeout' },
});

const started = (...pauses: readonly (readonly [number, number])[]) =>
  aBooking(7, {
    state: 'started',
    startedAt: AT,
    pauses: pauses.map(([from, to]) => ({ from, to })),
  });
const held = (from: number) =>
  aBooking(7, { state: 'held', startedAt: AT, pauses: [{ from, to: null }] });

const setPhone = (wrongBy: number): void => {
  const now = Date.now();
  serverClock.hear({ serverAt: now - wrongBy, sentAt: now, heardAt: now });
};

describe.each([
  ['a right clock', 0, 0],
  ['a clock that is a day wrong', WRONG_BY, 2 * S],
])('pauses that a read shows, on a phone with %s', (_, wrongBy, error) => {
  beforeEach(() => setPhone(wrongBy));
  afterEach(() => setPhone(0));

  it('an action whose reply was lost is not applied again', () => {
    const read = started([AT, AT + 60 * S]);
    const lost = [did('hold-work', AT + error), did('resume-work', AT + 60 * S + error)];
    expect(expectedBooking(read, lost)).toBe(read);
    expect(expectedBooking(held(AT), lost.slice(0, 1))).toMatchObject({ pauses: [{ from: AT }] });
  });

  it('a hold and resume of one moment are not applied again', () => {
    const read = started([AT, AT]);
    const lost = [did('hold-work', AT + error), did('resume-work', AT + error)];
    expect(expectedBooking(read, lost)).toBe(read);
  });

  it('a second hold in the moment of the first one is applied', () => {
    const read = started([AT, AT + error]);
    expect(expectedBooking(read, [did('hold-work', AT + error)]).state).toBe('held');
  });

  it('a second resume in the moment of the first one is applied', () => {
    const first = { from: AT - 60 * S, to: AT };
    const read = { ...held(AT), pauses: [first, { from: AT, to: null }] };
    const { state, pauses } = expectedBooking(read, [did('resume-work', AT + error)]);
    expect(state).toBe('started');
    expect(pauses.map(({ to }) => to !== null)).toEqual([true, true]);
  });

  it('a hold that another device ended later is not applied again', () => {
    const read = started([AT, AT + 60 * S]);
    expect(expectedBooking(read, [did('hold-work', AT + error)])).toBe(read);
  });

  it('of many taps in one moment the state after the last one shows, wherever the read was', () => {
    const taps = [0, 1, 2, 3].flatMap(() => [
      did('hold-work', AT + error),
      did('resume-work', AT + error),
    ]);
    const reads = [started(), held(AT), started([AT, AT])];
    for (const [seen, read] of reads.entries())
      for (let count = seen; count <= taps.length; count += 1)
        expect(expectedBooking(read, taps.slice(0, count)).state, `${seen} of ${count}`).toBe(
          count % 2 === 0 ? 'started' : 'held',
        );
  });
});
