import type { Hint } from '@karigar/contract/live/live-events';
import type { QueryKey } from '@tanstack/react-query';

type Booking = readonly [bookingId?: number | null];

/** Where queries keep what hints keep current: of one booking, or, without it, of all. */
export const liveKey = {
  bookings: ['bookings', 'live'],
  /** What he is asked to take, and what passed. */
  offers: (...of: readonly string[]) => ['offers', ...of],
  /** A customer's own: a list, or one of them. */
  mine: (...of: readonly (string | number)[]) => ['my-bookings', ...of],
  notifications: ['notifications'],
  addOns: (...of: Booking) => ['booking-add-ons', ...of],
  payment: (...of: Booking) => ['payment', ...of],
  chat: (...of: Booking) => ['chat', ...of],
  earnings: (...of: readonly (string | number | null)[]) => ['earnings', ...of],
} as const;

export const LIVE_KEYS: readonly QueryKey[] = [
  liveKey.bookings,
  liveKey.offers(),
  liveKey.mine(),
  liveKey.notifications,
  liveKey.addOns(),
  liveKey.payment(),
  liveKey.chat(),
  liveKey.earnings(),
];

/** What a hint makes old. Whoever changes a booking or writes a message also notifies. */
const KEYS_OF: Readonly<Record<string, (id: number | null) => readonly QueryKey[]>> = {
  booking: (id) => [
    liveKey.bookings,
    liveKey.mine(),
    liveKey.notifications,
    liveKey.addOns(id),
    liveKey.payment(id),
    liveKey.earnings(),
  ],
  offers: () => [liveKey.offers(), liveKey.bookings, liveKey.notifications],
  chat: (id) => [liveKey.chat(id), liveKey.notifications],
  notifications: () => [liveKey.notifications],
  earnings: () => [liveKey.earnings(), liveKey.notifications],
};

/** A newer server may hint at what this app does not know: then anything may be old. */
export const keysOf = ({ type, id }: Hint): readonly QueryKey[] => KEYS_OF[type]?.(id) ?? LIVE_KEYS;

export const isKeptLive = (key: QueryKey): boolean =>
  LIVE_KEYS.some((kept) => kept.every((part, at) => part === key[at]));
