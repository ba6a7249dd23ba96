import type { ApprovalLine } from '@karigar/domain/bookings/offline-approval';
import { paise } from '@karigar/domain/money';
import { describe, expect, it } from 'vitest';
import { aBooking } from '#testing/bookings';
import { expectedBooking } from '#entities/bookings/expected-booking';
import { again, put, settle, type Queue } from './queue-model.ts';

const gas = { addOnId: 7, quantity: 1, price: paise(149_900) };
const pipe = { addOnId: 8, quantity: 2, price: paise(39_900) };

const act = (queue: Queue, call: string, input: object): Queue =>
  put(queue, {
    key: `${call} ${queue.length}`,
    account: 'serviceman:1',
    bookingId: 7,
    call,
    input,
    createdAt: queue.length,
    after: null,
  })[0];
const propose = (queue: Queue, ...lines: ApprovalLine[]) =>
  act(queue, 'propose-add-ons', {
    items: lines.map(({ addOnId, quantity, price }) => ({
      addOnId,
      quantity,
      price,
      shownPrice: price,
    })),
  });
const answer = (queue: Queue, word: 'accepted' | 'rejected', ...lines: ApprovalLine[]) =>
  act(queue, 'submit-approval', {
    answer: word,
    lines,
    total: lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
  });
const end = (queue: Queue) => act(queue, 'end-work', { endedAt: 10 });
const OK = { kind: 'ok', message: '' } as const;
/** The state of the first entry after the server accepted it. */
const firstAfter = (queue: Queue) => {
  const [first] = queue;
  const left = settle(queue, first?.key ?? '', OK);
  return left.find(({ key }) => key === first?.key);
};
const isLapsed = (queue: Queue): boolean => {
  const first = firstAfter(queue);
  return first?.state.kind === 'refused' && first.state.code === 'add-on.lapsed';
};

describe('add-ons proposed without network', () => {
  it('add-ons lapse when the end of work is queued behind them, and cannot be retried', () => {
    const queue = end(propose([], gas));
    expect(isLapsed(queue)).toBe(true);
    const left = settle(queue, queue[0]?.key ?? '', OK);
    expect(again(left, queue[0]?.key ?? '', 'new')).toBe(left);
    expect(firstAfter(queue)).toMatchObject({ isWhole: false, input: { items: [{ addOnId: 7 }] } });
  });

  it('add-ons do not lapse when the customer approved each of them offline before the end', () => {
    expect(isLapsed(end(answer(propose([], gas, pipe), 'accepted', gas, pipe)))).toBe(false);
    expect(isLapsed(end(answer(propose([], gas), 'rejected', gas)))).toBe(false);
    const twice = answer(answer(propose([], gas, pipe), 'accepted', gas), 'rejected', pipe);
    expect(isLapsed(end(twice))).toBe(false);
  });

  it('add-ons lapse when the approval is for other lines, or came after the end', () => {
    expect(isLapsed(end(answer(propose([], gas, pipe), 'accepted', gas)))).toBe(true);
    expect(isLapsed(answer(end(propose([], gas)), 'accepted', gas))).toBe(true);
  });

  it('add-ons are on the expected bill once they are approved, and not before', () => {
    const booking = aBooking(7, { state: 'started', startedAt: 1, total: paise(59_900) });
    const bill = (queue: Queue) => expectedBooking(booking, queue).totalAfterEnd;
    expect(bill(end(propose([], gas)))).toBe(59_900);
    expect(bill(end(answer(propose([], gas), 'accepted', gas)))).toBe(209_800);
    expect(bill(end(answer(propose([], gas), 'rejected', gas)))).toBe(59_900);
  });
});
