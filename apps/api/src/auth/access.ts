import type { Who } from './who.ts';

/** Serviceman and customer of a booking. */
export type Parties = { readonly servicemanId: number | null; readonly customerId: number };

/**
 * Access check in code: which bookings a caller may touch. Row level security checks the same
 * independently; a test proves each without the other.
 */
export type Access = { readonly mayTouchBooking: (who: Who, parties: Parties) => boolean };

export const partyAccess: Access = {
  mayTouchBooking: ({ accountId, role }, { servicemanId, customerId }) => {
    if (accountId === null) return false;
    if (role === 'serviceman') return servicemanId === accountId;
    // Only operator calls reach this line; row level security shows an operator no booking.
    if (role === 'operator') return true;
    return role === 'customer' && customerId === accountId;
  },
};
