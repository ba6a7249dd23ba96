/** The role of a session. One account may have several memberships; a session has one role. */
export const ROLES = ['guest', 'serviceman', 'customer', 'operator'] as const;
export type Role = (typeof ROLES)[number];

/** Who can change a booking. `system` is dispatch and its deadlines; a guest changes nothing. */
export const ACTORS = ['serviceman', 'customer', 'operator', 'system'] as const;
export type Actor = (typeof ACTORS)[number];

/** The two sign-in screens. */
export type SignInRole = 'serviceman' | 'customer';

/** The roles an account can have. */
export const MEMBERSHIPS = ['serviceman', 'customer', 'operator'] as const;
export type Membership = (typeof MEMBERSHIPS)[number];

const SIGN_IN_ROLES = ['serviceman', 'customer'] as const;

/**
 * The role of the sign-in screen if the account has it, else the other one; null for an account without either.
 * Operators sign in elsewhere.
 */
export const roleForSignIn = (held: readonly Role[], door: SignInRole): SignInRole | null =>
  held.includes(door) ? door : (SIGN_IN_ROLES.find((role) => held.includes(role)) ?? null);

/** Everyone may book and everyone may work: jobs are offered only after a check. Operators have no other role. */
export const mayActAsBoth = (held: readonly Role[]): boolean => !held.includes('operator');
