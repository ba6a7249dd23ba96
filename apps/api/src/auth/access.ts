import type { Who } from './who.ts';

/** Whose booking it is. */
export type Parties = { readonly servicemanId: number | null; readonly customerId: number };

/**
 * The first lock: what a caller may touch, decided in code. Row level security is the second one
 * and knows nothing of this; a test proves each without the other.
 */
export type Access = { readonly mayTouchBooking: (who: Who, parties: Parties) => boolean };

export const partyAccess: Access = {
  mayTouchBooking: ({ accountId, role }, { servicemanId, customerId }) => {
    if (accountId === null) return false;
    if (role === 'serviceman') return servicemanId === accountId;
    // Only calls that are an operator's own ask it; row level security shows him nothing.
    if (role === 'operator') return true;
    return role === 'customer' && customerId === accountId;
  },
};
