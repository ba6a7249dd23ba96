import { expect, it } from 'vitest';
import { paise } from '../money.ts';
import { reasonsAgainst, reasonsLeft, whyNotEligible } from './eligibility.ts';

const job = {
  customerId: 7,
  customerPhones: [],
  customerBank: null,
  skillId: 'ac-repair',
  place: { latitude: 18.5, longitude: 73.8 },
  startsAt: Date.parse('2026-01-15T10:00:00+05:30'),
  endsAt: Date.parse('2026-01-15T11:00:00+05:30'),
  isPrepaid: false,
};
const nobody = {
  id: 1,
  isVerified: true,
  skills: new Set<string>(),
  isOnDuty: false,
  hours: [],
  daysOff: new Set<never>(),
  place: job.place,
  reachKm: 5,
  work: [],
  isBlocked: true,
  cashInHand: paise(0),
  phone: null,
  bank: null,
  jobsThisWeek: 0,
  rating: null,
};

it('names every reason in the published order; the first is the one that dispatch goes by', () => {
  const reasons = reasonsAgainst(nobody, job);
  expect(reasons).toEqual(['not-skilled', 'blocked', 'off-duty', 'out-of-hours']);
  expect(whyNotEligible(nobody, job)).toBe('not-skilled');
});

it('an operator sets aside what is named, but never who blocked whom, who is unverified, or one person', () => {
  expect(reasonsLeft(['not-skilled', 'off-duty'], ['off-duty'])).toEqual(['not-skilled']);
  expect(reasonsLeft(['off-duty'], ['off-duty', 'not-free'])).toEqual([]);
  const firm = ['not-verified', 'same-person', 'blocked'] as const;
  expect(reasonsLeft(firm, firm)).toEqual(firm);
});
