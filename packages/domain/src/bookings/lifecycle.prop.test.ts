import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise, sumOf, type Paise } from '../money.ts';
import { amountDue } from '../payments/amount-due.ts';
import { takePayment } from '../payments/take-payment.ts';
import { ACTORS, type Actor } from '../roles.ts';
import { answerAddOn, lapseAtEnd, proposeAddOns, type AddOnStatus } from './add-ons.ts';
import { allowedActions } from './allowed-actions.ts';
import { billOf } from './bill.ts';
import { BOOKING_COMMANDS, type BookingCommand, type BookingState } from './booking.ts';
import { decide } from './lifecycle.ts';

const RUNS = 12_000;

type Step =
  | { kind: 'command'; command: BookingCommand; actor: Actor }
  | { kind: 'propose'; price: Paise; quantity: number }
  | { kind: 'answer'; at: number; answer: 'accepted' | 'rejected' }
  | { kind: 'pay'; skew: number };

type World = {
  state: BookingState;
  total: Paise;
  frozen: Paise | null;
  addOns: { name: string; price: Paise; quantity: number; status: AddOnStatus }[];
  payments: Paise[];
  history: BookingState[];
};

// Work commands are weighted, so that runs reach the end of a job and not only its beginning.
const command = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...BOOKING_COMMANDS) },
  { weight: 4, arbitrary: fc.constantFrom<BookingCommand>('assign', 'start', 'hold', 'resume') },
  { weight: 4, arbitrary: fc.constantFrom<BookingCommand>('end', 'verify') },
);

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('command' as const),
      command,
      actor: fc.constantFrom(...ACTORS, 'serviceman', 'operator'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('propose' as const),
      price: fc.integer({ min: 0, max: 500_000 }).map(paise),
      quantity: fc.integer({ min: 1, max: 9 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      at: fc.nat(5),
      answer: fc.constantFrom('accepted' as const, 'rejected' as const),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      skew: fc.constantFrom(0, 0, 0, 1, -1),
    }),
  },
);

const apply = (world: World, step: Step): void => {
  const bill = billOf(world.total, world.addOns);
  switch (step.kind) {
    case 'command': {
      const decision = decide(world.state, step.command, step.actor);
      const allowed = allowedActions(world.state, step.actor).includes(step.command);
      expect(decision.ok).toBe(allowed);
      if (!decision.ok) return;
      if (step.command === 'end') {
        expect(world.state).toBe('started');
        for (const addOn of world.addOns) addOn.status = lapseAtEnd(addOn.status);
        world.frozen = bill.total;
      }
      if (step.command === 'verify') expect(world.state).toBe('ended');
      world.state = decision.value;
      world.history.push(decision.value);
      return;
    }
    case 'propose': {
      if (!proposeAddOns(world.state).ok) return;
      const name = `add-on ${world.addOns.length}`;
      world.addOns.push({ name, price: step.price, quantity: step.quantity, status: 'pending' });
      return;
    }
    case 'answer': {
      const addOn = world.addOns[step.at];
      const answered = addOn && answerAddOn(world.state, addOn.status, step.answer);
      if (addOn && answered?.ok) addOn.status = answered.value;
      return;
    }
    case 'pay': {
      const due = amountDue(world.frozen ?? bill.total, world.payments);
      const amount = paise(due + step.skew);
      const taken = takePayment({ state: world.state, due, amount, mode: 'cash' });
      if (taken.ok) world.payments.push(taken.value);
    }
  }
};

const check = (world: World): void => {
  const bill = billOf(world.total, world.addOns);
  const paid = sumOf(world.payments);
  expect(bill.total).toBeGreaterThanOrEqual(world.total);
  expect(paid).toBeGreaterThanOrEqual(0);
  expect(amountDue(world.frozen ?? bill.total, world.payments)).toBeGreaterThanOrEqual(0);
  if (world.frozen !== null) expect(bill.total).toBe(world.frozen);
  if (world.history.includes('completed')) {
    expect(world.history[world.history.indexOf('completed') - 1]).toBe('ended');
    expect(world.state).toBe('completed');
  }
  if (world.state === 'ended') expect(world.history.at(-2)).toBe('started');
};

describe('any sequence of commands', () => {
  it(`keeps every law of the lifecycle over ${RUNS} sequences`, () => {
    const reached = new Set<BookingState>();
    let commands = 0;
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5_000_000 }),
        fc.array(anyStep, { minLength: 1, maxLength: 40, size: 'max' }),
        (total, steps) => {
          const world: World = {
            state: 'requested',
            total: paise(total),
            frozen: null,
            addOns: [],
            payments: [],
            history: ['requested'],
          };
          for (const step of steps) {
            apply(world, step);
            check(world);
            commands += 1;
            reached.add(world.state);
          }
        },
      ),
      { numRuns: RUNS },
    );
    console.info(`lifecycle: ${RUNS} sequences, ${commands} steps, ${reached.size} states reached`);
    expect(reached.size).toBe(9);
  }, 60_000);
});
