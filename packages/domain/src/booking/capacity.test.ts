import { describe, expect, it } from 'vitest';
import { readWireDateTime } from '../dates/wire-date.ts';
import { canTake, hasRoom, type Man, type Need, type WorkDay } from './capacity.ts';

const BANER = { latitude: 18.559, longitude: 73.7868 };
const HADAPSAR = { latitude: 18.5089, longitude: 73.9259 };
const at = (time: string): number => readWireDateTime(`2026-01-15 ${time}:00`) ?? Number.NaN;

const man = (id: number, more: Partial<Man> = {}): Man => ({
  id,
  place: BANER,
  reachKm: 10,
  skills: ['plumbing'],
  hours: [{ fromMinute: 480, toMinute: 1260 }],
  ...more,
});
const need = (time: string, more: Partial<Need> = {}): Need => ({
  place: BANER,
  skill: 'plumbing',
  from: at(time),
  minutes: 60,
  ...more,
});
const day = (more: Partial<WorkDay>): WorkDay => ({ men: [], taken: [], waiting: [], ...more });

describe('one man', () => {
  it.each([
    ['who has not learnt it', man(1, { skills: ['electrical'] }), false],
    ['who is too far away', man(1, { place: HADAPSAR }), false],
    ['who goes as far as that', man(1, { place: HADAPSAR, reachKm: 20 }), true],
    ['on his day off', man(1, { hours: [] }), false],
    [
      'who goes home before the end',
      man(1, { hours: [{ fromMinute: 480, toMinute: 659 }] }),
      false,
    ],
    ['who can just finish', man(1, { hours: [{ fromMinute: 600, toMinute: 660 }] }), true],
    ['who is free', man(1), true],
  ])('%s', (_who, one, can) => {
    expect(canTake(one, need('10:00'), [])).toBe(can);
  });

  it('needs half an hour from one job to the next, before and after', () => {
    const taken = [{ manId: 1, from: at('12:00'), minutes: 60 }];
    expect(canTake(man(1), need('10:30'), taken)).toBe(true);
    expect(canTake(man(1), need('10:31'), taken)).toBe(false);
    expect(canTake(man(1), need('13:29'), taken)).toBe(false);
    expect(canTake(man(1), need('13:30'), taken)).toBe(true);
    expect(canTake(man(2), need('12:00'), taken)).toBe(true);
  });

  it('is not sent where one of the two has blocked the other', () => {
    expect(canTake(man(1), need('10:00', { never: [1] }), [])).toBe(false);
    expect(canTake(man(2), need('10:00', { never: [1] }), [])).toBe(true);
  });

  it('does what needs no skill', () => {
    expect(canTake(man(1, { skills: [] }), need('10:00', { skill: null }), [])).toBe(true);
  });
});

describe('room for one more', () => {
  it('is there as long as men are, one for each that waits', () => {
    const men = [man(1), man(2)];
    expect(hasRoom(need('10:00'), day({ men }))).toBe(true);
    expect(hasRoom(need('10:00'), day({ men, waiting: [need('10:30')] }))).toBe(true);
    const waiting = [need('10:30'), need('09:00')];
    expect(hasRoom(need('10:00'), day({ men, waiting }))).toBe(false);
    expect(hasRoom(need('15:00'), day({ men, waiting }))).toBe(true);
    expect(hasRoom(need('10:00'), day({}))).toBe(false);
  });

  it('looks at who can do what, not at numbers', () => {
    const both = man(1, { skills: ['plumbing', 'electrical'] });
    const waiting = [need('10:00', { skill: 'electrical' })];
    expect(hasRoom(need('10:00'), day({ men: [both], waiting }))).toBe(false);
    expect(hasRoom(need('10:00'), day({ men: [both, man(2)], waiting }))).toBe(true);
    const electrician = man(2, { skills: ['electrical'] });
    expect(hasRoom(need('10:00'), day({ men: [both, electrician], waiting }))).toBe(true);
    expect(hasRoom(need('10:00'), day({ men: [electrician], waiting }))).toBe(false);
  });

  it('moves those that wait to other men where that helps', () => {
    const far = man(2, { place: HADAPSAR, reachKm: 25 });
    const waiting = [need('10:00', { place: HADAPSAR })];
    const men = [far, man(1)];
    expect(hasRoom(need('10:00'), day({ men, waiting }))).toBe(true);
    expect(hasRoom(need('10:00', { place: HADAPSAR }), day({ men, waiting }))).toBe(false);
  });

  it('is not taken by what nobody can do', () => {
    const waiting = [need('10:00', { skill: 'painting' })];
    expect(hasRoom(need('10:00'), day({ men: [man(1)], waiting }))).toBe(true);
  });
});
