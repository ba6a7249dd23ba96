import { endWork } from '@karigar/contract/bookings/end-work';
import { holdWork } from '@karigar/contract/bookings/hold-work';
import { resumeWork } from '@karigar/contract/bookings/resume-work';
import { startWork } from '@karigar/contract/bookings/start-work';
import { verifyCompletionOtp } from '@karigar/contract/bookings/verify-completion-otp';
import type { AnyCall } from '@karigar/contract/define-call';
import { SERVICEMAN_STATES, type BookingCommand } from '@karigar/domain/bookings/booking';
import { lateCaseOf } from '@karigar/domain/bookings/late-case';
import { decide } from '@karigar/domain/bookings/lifecycle';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALL_ROWS } from '#testing/call-rows';
import { createBookingWorld, type BookingRef, type BookingWorld } from '#testing/booking-world';

let world: BookingWorld;
beforeAll(async () => {
  world = await createBookingWorld();
});
afterAll(() => world.close());

const COMMANDS: readonly (readonly [BookingCommand, AnyCall])[] = [
  ['start', startWork],
  ['hold', holdWork],
  ['resume', resumeWork],
  ['end', endWork],
  ['verify', verifyCompletionOtp],
];

const NO_OTHER_IDS = {
  subscriptionId: 1,
  documentId: 1,
  bookingAddOnId: 1,
  addOnId: 1,
  addOnPrice: '1.00',
  sessionId: 0,
  lineId: 0,
  addressId: 1,
  blockId: 0,
  passkeyId: 0,
  workRecordId: 999_999_999,
};

const send = (call: AnyCall, ref: BookingRef, token = world.suresh.token) => {
  const row = CALL_ROWS[call.name];
  if (!row) throw new Error(`${call.name} has no row`);
  return world.sendFields(call, row.fields({ ...ref, ...NO_OTHER_IDS }, world.now()), { token });
};

describe.each(COMMANDS)('%s', (command, call) => {
  it(`${command} is refused over the wire exactly where the lifecycle refuses it, and only the attempt is recorded`, async () => {
    const reached = new Set<string>();
    for (const state of SERVICEMAN_STATES) {
      const decision = decide(state, command, 'serviceman');
      if (decision.ok) continue;
      const ref = await world.plant(state);
      const { status, body } = await send(call, ref);
      expect({ status, code: body.code }, state).toEqual({ status: 200, code: decision.refusal });
      reached.add(decision.refusal);
      const { booking, events, audit, outbox, notifications } = await world.traces(ref);
      expect(booking).toMatchObject({ state, version: 1 });
      expect(events).toMatchObject([
        { command, from_state: state, to_state: null, refusal: decision.refusal },
      ]);
      expect(audit).toMatchObject([{ call: call.name, outcome: decision.refusal }]);
      expect(outbox).toEqual([]);
      // Work on a finished booking opens a case and notifies both sides: late-table.db.test.ts.
      const isCase = lateCaseOf({ command, refusal: decision.refusal, ageMs: 0 }) !== null;
      expect(notifications).toHaveLength(isCase ? 2 : 0);
    }
    const lifecycle = call.refusals.filter(
      (name) => name.startsWith('booking.') && name !== 'booking.not-found',
    );
    expect([...reached].toSorted()).toEqual(lifecycle.toSorted());
  });

  it(`${command} has the same reply for a booking of somebody else, a missing one and a wrong order`, async () => {
    const ref = await world.plant('assigned');
    const foreign = await send(call, ref, world.imran.token);
    const missing = await send(call, { bookingId: 1, orderId: 1 });
    const crossed = await send(call, { ...ref, orderId: ref.orderId + 1 });
    expect(foreign.body).toMatchObject({ success: false, code: 'booking.not-found' });
    expect([missing.text, crossed.text]).toEqual([foreign.text, foreign.text]);
    expect((await world.traces(ref)).events).toEqual([]);
  });
});
