import { describe, expect, it } from 'vitest';
import { readWireDateTime } from '../dates/wire-date.ts';
import { canTake, hasCapacity, type Serviceman, type Need, type WorkDay } from './capacity.ts';

const BANER = { latitude: 18.559, longitude: 73.7868 };
const HADAPSAR = { latitude: 18.5089, longitude: 73.9259 };
const at = (time: string): number => readWireDateTime(`2026-01-15 ${time}:00`) ?? Number.NaN;

const serviceman = (id: number, more: Partial<Serviceman> = {}): Serviceman => ({
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
const day = (more: Partial<WorkDay>): WorkDay => ({
  servicemen: [],
  taken: [],
  waiting: [],
  ...more,
});

describe('canTake', () => {
  it.each([
    ['without the skill is not sent', serviceman(1, { skills: ['electrical'] }), false],
    ['too far away is not sent', serviceman(1, { place: HADAPSAR }), false],
    ['within the reach is sent', serviceman(1, { place: HADAPSAR, reachKm: 20 }), true],
    ['on a day off is not sent', serviceman(1, { hours: [] }), false],
    [
      'whose hours end before the visit is not sent',
      serviceman(1, { hours: [{ fromMinute: 480, toMinute: 659 }] }),
      false,
    ],
    [
      'whose hours just fit the visit is sent',
      serviceman(1, { hours: [{ fromMinute: 600, toMinute: 660 }] }),
      true,
    ],
    ['without other work is sent', serviceman(1), true],
  ])('a serviceman %s', (_title, one, can) => {
    expect(canTake(one, need('10:00'), [])).toBe(can);
  });

  it('leaves half an hour of travel before and after each job', () => {
    const taken = [{ servicemanId: 1, from: at('12:00'), minutes: 60 }];
    expect(canTake(serviceman(1), need('10:30'), taken)).toBe(true);
    expect(canTake(serviceman(1), need('10:31'), taken)).toBe(false);
    expect(canTake(serviceman(1), need('13:29'), taken)).toBe(false);
    expect(canTake(serviceman(1), need('13:30'), taken)).toBe(true);
    expect(canTake(serviceman(2), need('12:00'), taken)).toBe(true);
  });

  it('does not send a serviceman where one of the two has blocked the other', () => {
    expect(canTake(serviceman(1), need('10:00', { never: [1] }), [])).toBe(false);
    expect(canTake(serviceman(2), need('10:00', { never: [1] }), [])).toBe(true);
  });

  it('sends a serviceman without skills to a visit that needs none', () => {
    expect(canTake(serviceman(1, { skills: [] }), need('10:00', { skill: null }), [])).toBe(true);
  });
});

describe('hasRoom', () => {
  it('has capacity while a serviceman is left for each waiting visit', () => {
    const servicemen = [serviceman(1), serviceman(2)];
    expect(hasCapacity(need('10:00'), day({ servicemen }))).toBe(true);
    expect(hasCapacity(need('10:00'), day({ servicemen, waiting: [need('10:30')] }))).toBe(true);
    const waiting = [need('10:30'), need('09:00')];
    expect(hasCapacity(need('10:00'), day({ servicemen, waiting }))).toBe(false);
    expect(hasCapacity(need('15:00'), day({ servicemen, waiting }))).toBe(true);
    expect(hasCapacity(need('10:00'), day({}))).toBe(false);
  });

  it('counts capacity by skills, not by numbers', () => {
    const both = serviceman(1, { skills: ['plumbing', 'electrical'] });
    const waiting = [need('10:00', { skill: 'electrical' })];
    expect(hasCapacity(need('10:00'), day({ servicemen: [both], waiting }))).toBe(false);
    expect(hasCapacity(need('10:00'), day({ servicemen: [both, serviceman(2)], waiting }))).toBe(
      true,
    );
    const electrician = serviceman(2, { skills: ['electrical'] });
    expect(hasCapacity(need('10:00'), day({ servicemen: [both, electrician], waiting }))).toBe(
      true,
    );
    expect(hasCapacity(need('10:00'), day({ servicemen: [electrician], waiting }))).toBe(false);
  });

  it('reassigns waiting visits to other servicemen where that makes capacity', () => {
    const far = serviceman(2, { place: HADAPSAR, reachKm: 25 });
    const waiting = [need('10:00', { place: HADAPSAR })];
    const servicemen = [far, serviceman(1)];
    expect(hasCapacity(need('10:00'), day({ servicemen, waiting }))).toBe(true);
    expect(hasCapacity(need('10:00', { place: HADAPSAR }), day({ servicemen, waiting }))).toBe(
      false,
    );
  });

  it('a visit that nobody can do takes no capacity', () => {
    const waiting = [need('10:00', { skill: 'painting' })];
    expect(hasCapacity(need('10:00'), day({ servicemen: [serviceman(1)], waiting }))).toBe(true);
  });
});
