import { expect, it } from 'vitest';
import { missingSteps } from './work-steps.ts';

type Person = Parameters<typeof missingSteps>[0];

const sent = { isSent: true, status: 'pending' } as const;
const open = { isSent: false, status: 'pending' } as const;
const rejected = { isSent: true, status: 'rejected' } as const;
const NEW: Person = {
  name: '',
  documents: [open, open, open],
  isVerified: false,
  skills: new Set(),
  place: null,
  hours: [],
  isOnDuty: false,
};
const READY: Person = {
  name: 'Suresh Pawar',
  documents: [],
  isVerified: true,
  skills: new Set(['plumbing']),
  place: { latitude: 18.5, longitude: 73.8 },
  hours: [{ weekday: 1, fromMinute: 540, toMinute: 1140 }],
  isOnDuty: true,
};
const stepsOf = (person: Person) =>
  missingSteps(person).map(({ step, waitsForUs }) => (waitsForUs ? `${step} with us` : step));

it('a new serviceman reads every step, of the work times only the first, and our team adds the skills', () => {
  expect(stepsOf(NEW)).toEqual(['name', 'documents', 'skills with us', 'area']);
});

it('a serviceman who gets offers has no step ahead', () => {
  expect(stepsOf(READY)).toEqual([]);
});

it.each<[string, Partial<Person>, string[]]>([
  ['documents are in review once all are sent', { documents: [sent, sent] }, ['documents with us']],
  ['a document that is not sent is the next step', { documents: [sent, open] }, ['documents']],
  ['a rejected document is sent again', { documents: [sent, rejected] }, ['documents']],
  ['no document is asked for yet', { documents: [] }, ['documents']],
])('%s', (_title, more, steps) => {
  expect(stepsOf({ ...READY, isVerified: false, ...more })).toEqual(steps);
});

it.each<[string, Partial<Person>]>([
  ['name', { name: ' ' }],
  ['area', { place: null }],
  ['hours', { hours: [] }],
  ['duty', { isOnDuty: false }],
])('a serviceman without %s has this one step ahead', (step, more) => {
  expect(stepsOf({ ...READY, ...more })).toEqual([step]);
});
