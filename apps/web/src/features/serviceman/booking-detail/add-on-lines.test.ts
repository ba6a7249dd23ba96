import { paise } from '@karigar/domain/money';
import { describe, expect, it } from 'vitest';
import { addOnLines, openLines, undecidedLines } from './add-on-lines.ts';

const gas = { addOnId: 7, quantity: 1, price: paise(149_900) };
const pipe = { addOnId: 8, quantity: 2, price: paise(39_900) };
const rowOf = (id: number, line: typeof gas, status: 'pending' | 'accepted' = 'pending') => ({
  id,
  name: 'Known',
  ...line,
  amount: paise(line.price * line.quantity),
  status,
});
const proposalOf = (key: string, ...lines: (typeof gas)[]) => ({
  key,
  isTaken: false,
  input: {
    bookingId: 1,
    orderId: 2,
    items: lines.map(({ addOnId, quantity, price }) => ({
      addOnId,
      quantity,
      price,
      shownPrice: price,
    })),
  },
});
const names = (addOnId: number) => (addOnId === 7 ? 'Gas' : undefined);
const standings = (...given: Parameters<typeof addOnLines>) =>
  addOnLines(...given).map(({ name, standing }) => `${name} ${standing}`);

describe('add-on lines on the phone', () => {
  it('add-on lines are those of the server, then those not sent, by the names the phone knows', () => {
    expect(
      standings(
        [rowOf(1, pipe, 'accepted'), rowOf(2, gas)],
        [proposalOf('a', gas, pipe)],
        [],
        names,
      ),
    ).toEqual(['Known accepted', 'Known pending', 'Gas unsent', 'undefined unsent']);
  });

  it('add-on lines are approved by an offline approval, each line once', () => {
    const approval = { answer: 'accepted', lines: [gas], isTaken: false } as const;
    expect(standings([], [proposalOf('a', gas), proposalOf('b', gas)], [approval], names)).toEqual([
      'Gas approved',
      'Gas unsent',
    ]);
  });

  it('add-on lines are approved and declined by several approvals', () => {
    const approvals = [
      { answer: 'rejected', lines: [pipe], isTaken: false },
      { answer: 'accepted', lines: [gas], isTaken: false },
    ] as const;
    expect(standings([rowOf(2, gas)], [proposalOf('a', pipe)], approvals, names)).toEqual([
      'Known approved',
      'undefined declined',
    ]);
  });

  it('add-on lines show an accepted approval before a read shows it', () => {
    const taken = { ...proposalOf('a', gas, pipe), isTaken: true };
    expect(standings([], [taken], [], names)).toEqual(['Gas pending', 'undefined pending']);
    expect(standings([rowOf(1, gas), rowOf(2, pipe)], [taken], [], names)).toEqual([
      'Known pending',
      'Known pending',
    ]);
    const answers = [
      { answer: 'accepted', lines: [gas], isTaken: true },
      { answer: 'rejected', lines: [pipe], isTaken: true },
    ] as const;
    expect(standings([rowOf(1, gas), rowOf(2, pipe)], [], answers, names)).toEqual([
      'Known accepted',
    ]);
    // The read shows the approval already, so it is not applied again.
    expect(
      standings([rowOf(1, gas, 'accepted'), rowOf(2, pipe)], [], answers.slice(0, 1), names),
    ).toEqual(['Known accepted', 'Known pending']);
  });

  it('add-on lines can be asked for while they are not decided and their id is known', () => {
    const lines = addOnLines(
      [rowOf(1, gas, 'accepted'), { ...rowOf(2, gas), addOnId: null }, rowOf(3, gas)],
      [proposalOf('a', pipe)],
      [],
      names,
    );
    expect(openLines(lines).map(({ key }) => key)).toEqual(['3', 'a 0']);
    // The end of work leaves the one without an id off the bill too.
    expect(undecidedLines(lines).map(({ key }) => key)).toEqual(['2', '3', 'a 0']);
  });
});
