/** How often a screen reads again while it is looked at. A live channel will let these rest. */
export const POLL_MS = {
  liveBookings: 5000,
  bookingAddOns: 5000,
  chat: 5000,
  notifications: 10_000,
} as const;
