/** How often a visible screen polls while no hints arrive. */
export const POLL_MS = {
  liveBookings: 5000,
  offers: 5000,
  bookingAddOns: 5000,
  chat: 5000,
  notifications: 10_000,
  earnings: 30_000,
  payment: 5000,
  onlinePayment: 5000,
} as const;

/** The poll interval of a chat while hints arrive, in case of a change without a hint. */
export const CHAT_SAFETY_POLL_MS = 30_000;
