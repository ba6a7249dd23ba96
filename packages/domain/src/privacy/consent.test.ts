import { expect, it } from 'vitest';
import {
  CONSENT_TEXT,
  consentsOf,
  isOptionalPurpose,
  optionalPurposes,
  type GivenConsent,
} from './consent.ts';

const yes = (more: Partial<GivenConsent> = {}): GivenConsent => ({
  purpose: 'offers',
  version: CONSENT_TEXT,
  givenAt: 1000,
  withdrawnAt: null,
  ...more,
});
const OPTIONAL = optionalPurposes({ hasWhatsapp: false });
const offersOf = (...given: GivenConsent[]) =>
  consentsOf(given, OPTIONAL).find(({ purpose }) => purpose === 'offers');

it('lists the needed purposes, and reads no consent from silence', () => {
  const consents = consentsOf([], OPTIONAL);
  expect(consents.filter(({ isNeeded }) => isNeeded).map(({ purpose }) => purpose)).toEqual([
    'account',
    'bookings',
    'money',
    'safety',
  ]);
  expect(consents.filter(({ isNeeded }) => !isNeeded).map(({ isGiven }) => isGiven)).toEqual([
    false,
    false,
    false,
  ]);
});

it('uses the last consent or withdrawal, in any order of rows', () => {
  const first = yes({ withdrawnAt: 2000 });
  const second = yes({ givenAt: 3000 });
  expect(offersOf(second, first)).toMatchObject({ isGiven: true, givenAt: 3000 });
  expect(offersOf(first)).toMatchObject({ isGiven: false, withdrawnAt: 2000 });
});

it('does not count consent to an older text', () => {
  expect(offersOf(yes({ version: '2025-01' }))).toMatchObject({
    isGiven: false,
    version: '2025-01',
  });
});

it('asks about WhatsApp only where it is sent', () => {
  expect(OPTIONAL).toEqual(['offers', 'surveys', 'usage']);
  expect(optionalPurposes({ hasWhatsapp: true })).toContain('whatsapp');
});

it('allows a choice for optional purposes only', () => {
  expect(['offers', 'surveys', 'usage'].every(isOptionalPurpose)).toBe(true);
  expect(['account', 'money', 'anything', ''].some(isOptionalPurpose)).toBe(false);
});
