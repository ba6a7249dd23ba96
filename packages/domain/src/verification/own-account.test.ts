import { expect, it } from 'vitest';
import { sharesContact } from './own-account.ts';

const PRIYA = { id: 301, phone: '9890077889', email: 'priya@example.in' };

it.each([
  ['the same account', { ...PRIYA, phone: null, email: null }, true],
  ['the same phone', { id: 1, phone: PRIYA.phone, email: null }, true],
  ['the same email', { id: 1, phone: null, email: 'Priya@Example.in' }, true],
  ['the same mailbox', { id: 1, phone: null, email: 'priya+work@example.in' }, true],
  ['nothing', { id: 1, phone: '9822012345', email: 'suresh@example.in' }, false],
  ['no contact at all', { id: 1, phone: null, email: null }, false],
])('an account with %s of the operator is their own: %s', (_what, other, isOwn) => {
  expect(sharesContact(PRIYA, other)).toBe(isOwn);
  expect(sharesContact(other, PRIYA)).toBe(isOwn);
});

it('two accounts without phone and email share nothing', () => {
  const none = { phone: null, email: null };
  expect(sharesContact({ id: 1, ...none }, { id: 2, ...none })).toBe(false);
});
