import { holdsOneOf, type Desk } from '@karigar/domain/console/desks';
import type { Who } from './who.ts';

/** Serviceman and customer of a booking. */
export type Parties = { readonly servicemanId: number | null; readonly customerId: number };

/**
 * Access check in code: which bookings a caller may touch, and which calls an operator may make. Row level security checks
 * the same independently; a test proves each without the other.
 */
export type Access = {
  readonly mayTouchBooking: (who: Who, parties: Parties) => boolean;
  readonly holdsDesk: (who: Who, desks: readonly Desk[]) => boolean;
};

export const partyAccess: Access = {
  mayTouchBooking: ({ accountId, role }, { servicemanId, customerId }) => {
    if (accountId === null) return false;
    if (role === 'serviceman') return servicemanId === accountId;
    if (role === 'operator') return true;
    return role === 'customer' && customerId === accountId;
  },
  holdsDesk: ({ desks = [] }, wanted) => holdsOneOf(desks, wanted),
};
