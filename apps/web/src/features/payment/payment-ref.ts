/** Which booking is paid for. */
export type PaymentRef = { readonly bookingId: number; readonly orderId: number };

/** The booking it was opened for, from the navigation's state; null without it. */
export const paymentRefOf = (state: unknown): PaymentRef | null => {
  if (typeof state !== 'object' || state === null) return null;
  const { bookingId, mainId } = state as Record<string, unknown>;
  return Number.isSafeInteger(bookingId) && Number.isSafeInteger(mainId)
    ? { bookingId: Number(bookingId), orderId: Number(mainId) }
    : null;
};
