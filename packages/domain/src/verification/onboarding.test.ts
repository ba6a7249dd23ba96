import { expect, it } from 'vitest';
import { missingForVerification } from './missing-for-verification.ts';
import { onboardingSteps, whyNoWork } from './onboarding.ts';

type Newcomer = Parameters<typeof onboardingSteps>[0];

const AT = Date.UTC(2026, 0, 15, 4, 30);
const DAY = 86_400_000;
const document = (type: 'aadhaar' | 'pan' | 'driving-licence') =>
  ({ type, status: 'pending', sentAt: null, reason: null }) as const;
const NEW: Newcomer = {
  name: '',
  documents: [document('aadhaar'), document('pan'), document('driving-licence')],
  bank: null,
  skills: 0,
  appliedAt: null,
  place: null,
  hours: 0,
  isOnDuty: false,
  hasAlerts: false,
};
const READY: Newcomer = {
  name: 'Meena Jadhav',
  documents: [{ ...document('aadhaar'), status: 'approved', sentAt: AT }],
  bank: { sentAt: AT, outcome: 'verified', reason: null },
  skills: 1,
  appliedAt: AT,
  place: { latitude: 18.5, longitude: 73.8 },
  hours: 5,
  isOnDuty: true,
  hasAlerts: true,
};
const statesOf = (newcomer: Newcomer) =>
  onboardingSteps(newcomer).map(({ step, state }) => `${step} ${state}`);
const stepOf = (newcomer: Newcomer, name: string) =>
  onboardingSteps(newcomer).find(({ step }) => step === name);
const whyOf = (newcomer: Newcomer) => whyNoWork(onboardingSteps(newcomer), false);

it('a newcomer has every step ahead, and it is their turn', () => {
  expect(statesOf(NEW)).toEqual([
    'name missing',
    'documents missing',
    'bank missing',
    'skills missing',
    'work-times missing',
    'alerts missing',
  ]);
  expect(whyOf(NEW)).toBe('your-turn');
});

it('when all is done, only the last look of our team is missing', () => {
  expect(statesOf(READY).every((words) => words.endsWith(' done'))).toBe(true);
  expect(whyOf(READY)).toBe('last-look');
});

it.each<[string, Partial<Newcomer>, string, string]>([
  [
    'one photo id that was sent is being checked',
    { documents: [{ ...document('driving-licence'), sentAt: AT }, document('aadhaar')] },
    'documents checking',
    'our-turn',
  ],
  [
    'a PAN card alone is no photo id',
    { documents: [{ ...document('pan'), sentAt: AT }, document('aadhaar')] },
    'documents missing',
    'your-turn',
  ],
  [
    'a rejected photo id is sent again',
    { documents: [{ ...document('aadhaar'), status: 'rejected', sentAt: AT, reason: 'Blurred.' }] },
    'documents rejected',
    'your-turn',
  ],
  [
    'another photo id is checked while one is rejected',
    {
      documents: [
        { ...document('aadhaar'), status: 'rejected', sentAt: AT },
        { ...document('driving-licence'), sentAt: AT },
      ],
    },
    'documents checking',
    'our-turn',
  ],
  [
    'an entered bank account is being checked',
    { bank: { sentAt: AT, outcome: null, reason: null } },
    'bank checking',
    'our-turn',
  ],
  [
    'a refused bank account is entered again',
    { bank: { sentAt: AT, outcome: 'refused', reason: 'Closed.' } },
    'bank rejected',
    'your-turn',
  ],
  ['proposed skills are being checked', { skills: 0 }, 'skills checking', 'our-turn'],
  ['work times without hours are missing', { hours: 0 }, 'work-times missing', 'your-turn'],
  ['off duty, nobody else holds it up', { isOnDuty: false }, 'work-times off', 'last-look'],
  ['alerts can wait', { hasAlerts: false }, 'alerts missing', 'last-look'],
])('%s', (_title, more, state, why) => {
  const newcomer = { ...READY, ...more };
  expect(statesOf(newcomer)).toContain(state);
  expect(whyOf(newcomer)).toBe(why);
});

it('says until when it is checked, and why it was rejected', () => {
  const sent = { ...READY, documents: [{ ...document('aadhaar'), sentAt: AT }] };
  expect(stepOf(sent, 'documents')).toMatchObject({ until: AT + DAY, reason: null });
  const refused = {
    ...READY,
    bank: { sentAt: AT, outcome: 'refused', reason: 'Closed.' } as const,
  };
  expect(stepOf(refused, 'bank')).toMatchObject({ until: null, reason: 'Closed.' });
});

it('a withdrawn verification is the reason before all others', () => {
  expect(whyNoWork(onboardingSteps(NEW), true)).toBe('withdrawn');
});

it.each([
  ['nothing', {}, []],
  ['a name', { name: ' ' }, ['name']],
  ['a photo id', { documents: [{ type: 'pan', status: 'approved' }] }, ['documents']],
  ['an answer', { documents: [{ type: 'aadhaar', status: 'pending' }] }, ['documents']],
  ['the bank', { isBankVerified: false }, ['bank']],
  ['skills and area', { skills: 0, hasArea: false }, ['skills', 'area']],
] as const)('a candidate who lacks %s is not verified', (_what, more, missing) => {
  const ready = {
    name: 'Meena Jadhav',
    documents: [{ type: 'aadhaar', status: 'approved' }],
    isBankVerified: true,
    skills: 1,
    hasArea: true,
  } as const;
  expect(missingForVerification({ ...ready, ...more })).toEqual(missing);
});
