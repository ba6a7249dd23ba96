import { expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import type { CallRefusal } from './call-result.ts';
import { startWork } from './bookings/start-work.ts';
import { defineCall, type QueuedCall } from './define-call.ts';
import { placeOrder } from './orders/place-order.ts';
import { nothing } from './wire/values.ts';

// The types gate fails where a line below `@ts-expect-error` is no error any more.

const described = {
  path: 'field/work',
  programType: 'planted',
  who: ['serviceman'],
  fields: {},
  input: z.object({}),
  output: nothing,
} as const;

it('a call keeps its name and its refusals as literal types', () => {
  const call = defineCall({
    ...described,
    name: 'planted',
    writes: false,
    refusals: ['booking.not-found'],
  });
  expectTypeOf(call.name).toEqualTypeOf<'planted'>();
  expectTypeOf(call.refusals).toEqualTypeOf<readonly 'booking.not-found'[]>();
});

it('a call declares only refusals that have a text', () => {
  const call = { ...described, name: 'planted', writes: false } as const;
  expect(defineCall({ ...call, refusals: [] }).refusals).toEqual([]);
  // @ts-expect-error there is no such refusal
  defineCall({ ...call, refusals: ['booking.lost'] });
});

it('only a write whose reply is replayed can be queued', () => {
  const queued = { ...described, name: 'planted', refusals: [], queued: true } as const;
  // @ts-expect-error a read
  defineCall({ ...queued, writes: false });
  // @ts-expect-error a repeated key does not get the first reply
  defineCall({ ...queued, writes: true, replay: 'outcome' });
  expectTypeOf(startWork).toExtend<QueuedCall>();
  expectTypeOf(placeOrder).not.toExtend<QueuedCall>();
});

it('the code of a refusal decides the type of its details', () => {
  const read = (refusal: CallRefusal<typeof placeOrder>): number | null => {
    // @ts-expect-error the call does not declare it
    if (refusal.code === 'otp.mismatch') return null;
    // @ts-expect-error not every refusal has details
    if (refusal.code === 'address.not-found') return refusal.details.total;
    if (refusal.code === 'slot.full') return refusal.details?.nearest ?? null;
    // @ts-expect-error the detail of another refusal
    if (refusal.code === 'order.price-changed') return refusal.details?.nearest ?? null;
    return null;
  };
  expectTypeOf(read).returns.toEqualTypeOf<number | null>();
});
