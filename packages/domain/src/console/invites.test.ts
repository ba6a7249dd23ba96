import { expect, it } from 'vitest';
import { isInviteOpen, type Invite } from './invites.ts';

const invite: Invite = { expiresAt: 1000, usedAt: null, withdrawnAt: null };

it('an invitation is open until its end, once, unless it was taken back', () => {
  expect(isInviteOpen(invite, 999)).toBe(true);
  expect(isInviteOpen(invite, 1000)).toBe(false);
  expect(isInviteOpen({ ...invite, usedAt: 5 }, 10)).toBe(false);
  expect(isInviteOpen({ ...invite, withdrawnAt: 5 }, 10)).toBe(false);
});
