import type { Hint } from '@karigar/contract/live/live-events';
import type { QueryKey } from '@tanstack/react-query';

type Booking = readonly [bookingId?: number | null];

/** Keys of queries that hints keep current: of one booking, or without it of all. */
export const liveKey = {
  bookings: ['bookings', 'live'],
  /** Open and past offers. */
  offers: (...of: readonly string[]) => ['offers', ...of],
  /** A customer's own bookings: a list, or one of them. */
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

/** The queries that a hint invalidates. A change of a booking and a chat message also notify, unless they are quiet. */
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

/** What depends on a bill. */
const OF_BILL: ReadonlySet<unknown> = new Set(
  [liveKey.addOns(), liveKey.payment(), liveKey.earnings()].map(([name]) => name),
);

/** A newer server may send a hint that this app does not know: then everything is invalidated. */
export const keysOf = ({ type, id, quiet, sameBill }: Hint): readonly QueryKey[] => {
  const known = KEYS_OF[type]?.(id);
  if (known === undefined) return LIVE_KEYS;
  return known.filter(
    (key) =>
      !(quiet === true && key === liveKey.notifications) &&
      !(sameBill === true && OF_BILL.has(key[0])),
  );
};

export const isKeptLive = (key: QueryKey): boolean =>
  LIVE_KEYS.some((kept) => kept.every((part, at) => part === key[at]));
