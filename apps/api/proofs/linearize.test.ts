import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judge, type Called, type Sequential } from './linearize.ts';

type Op = { readonly kind: 'read' } | { readonly kind: 'write'; readonly value: number };

/** A cell that says what is in it. */
const cell: Sequential<number, Op> = {
  start: 0,
  step: (state, op) =>
    op.kind === 'read' ? { said: String(state), state } : { said: 'ok', state: op.value },
  isIdle: ({ kind }) => kind === 'read',
  keyOf: String,
};
const write = (value: number, from: number, to: number): Called<Op> => ({
  op: { kind: 'write', value },
  from,
  to,
  said: to === Infinity ? null : 'ok',
});
const read = (value: number, from: number, to: number): Called<Op> => ({
  op: { kind: 'read' },
  from,
  to,
  said: String(value),
});

describe('a history', () => {
  it.each<[string, boolean, Called<Op>[]]>([
    ['of nothing', true, []],
    ['one after the other', true, [write(1, 0, 1), read(1, 2, 3)]],
    ['with a read of before', false, [write(1, 0, 1), read(0, 2, 3)]],
    ['with a read of before while it is written', true, [write(1, 0, 3), read(0, 1, 2)]],
    ['that reads on and back', false, [write(1, 0, 9), read(1, 1, 2), read(0, 3, 4)]],
    [
      'of two writes at once, read in one order',
      true,
      [write(1, 0, 9), write(2, 0, 9), read(1, 1, 2), read(2, 3, 4)],
    ],
    [
      'of two writes at once, read in both orders',
      false,
      [write(1, 0, 9), write(2, 0, 9), read(1, 1, 2), read(2, 3, 4), read(1, 5, 6)],
    ],
    ['whose unanswered write came', true, [write(1, 0, Infinity), read(0, 1, 2), read(1, 8, 9)]],
    ['whose unanswered write never came', true, [write(1, 0, Infinity), read(0, 8, 9)]],
    [
      'whose unanswered write came and went',
      false,
      [write(1, 0, Infinity), read(1, 1, 2), read(0, 8, 9)],
    ],
    ['that reads before anybody wrote', false, [read(1, 0, 1), write(1, 2, 3)]],
    [
      'whose unanswered write came before it was sent',
      false,
      [read(1, 0, 1), write(1, 2, Infinity)],
    ],
  ])('%s: %s', (_name, ok, history) => {
    expect(judge(history, cell).ok).toBe(ok);
  });

  it('that is wrong tells what could not come next', () => {
    const judged = judge([write(1, 0, 1), read(1, 2, 3), read(0, 4, 5)], cell);
    expect(judged).toEqual({ ok: false, placed: 2, stuck: [read(0, 4, 5)] });
  });
});

type Drawn = {
  readonly op: Op;
  readonly at: number;
  readonly early: number;
  readonly late: number;
  readonly isHeard: boolean;
};

const anyDrawn: fc.Arbitrary<Drawn> = fc.record({
  op: fc.oneof(
    fc.constant({ kind: 'read' as const }),
    fc.record({ kind: fc.constant('write' as const), value: fc.nat(3) }),
  ),
  at: fc.nat(1000),
  early: fc.nat(30),
  late: fc.nat(30),
  isHeard: fc.integer({ min: 0, max: 9 }).map((lot) => lot > 0),
});

/** As a cell would have answered, each act taking effect at its own moment. */
const made = (drawn: readonly Drawn[]): Called<Op>[] => {
  let state = cell.start;
  return drawn
    .toSorted((one, other) => one.at - other.at)
    .map(({ op, at, early, late, isHeard }, nth) => {
      const next = cell.step(state, op);
      state = next.state;
      // No two at the same moment, or it would be open which was first.
      const moment = at * 1000 + nth;
      const from = moment - early * 1000;
      return isHeard
        ? { op, from, to: moment + late * 1000, said: next.said }
        : { op, from, to: Infinity, said: null };
    });
};

describe('any history', () => {
  it('that was made by one cell is possible', () => {
    fc.assert(
      fc.property(fc.array(anyDrawn, { minLength: 1, maxLength: 40, size: 'max' }), (drawn) => {
        expect(judge(made(drawn), cell)).toEqual({ ok: true });
      }),
      { numRuns: 500 },
    );
  });

  it('with an answer that nobody could have had is not', () => {
    fc.assert(
      fc.property(fc.array(anyDrawn, { minLength: 1, maxLength: 10 }), (drawn) => {
        const history = made(drawn);
        const last = Math.max(...history.map(({ from }) => from));
        expect(judge([...history, read(9, last + 1, last + 2)], cell).ok).toBe(false);
      }),
      { numRuns: 300 },
    );
  });
});
