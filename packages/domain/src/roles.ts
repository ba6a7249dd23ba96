/** What a session acts as. One account may hold several memberships, a session has one role. */
export const ROLES = ['guest', 'serviceman', 'customer', 'operator'] as const;
export type Role = (typeof ROLES)[number];

/** Who can move a booking. `system` is dispatch and its deadlines; a guest moves nothing. */
export const ACTORS = ['serviceman', 'customer', 'operator', 'system'] as const;
export type Actor = (typeof ACTORS)[number];

/** The two doors a person comes in by. */
export type Door = 'serviceman' | 'customer';

/** What an account can be, in the order in which one is chosen for him. */
export const MEMBERSHIPS = ['serviceman', 'customer', 'operator'] as const;
export type Membership = (typeof MEMBERSHIPS)[number];

/** The role of the door he came in by if it is his, else one he has; null for an account of nobody. */
export const roleAtDoor = (held: readonly Role[], door: Door): Role | null =>
  held.includes(door) ? door : (MEMBERSHIPS.find((role) => held.includes(role)) ?? null);

/** Everyone may be a customer; the other roles are given to him by somebody. */
export const mayActAs = (held: readonly Role[], wanted: Membership): boolean =>
  wanted === 'customer' || held.includes(wanted);
