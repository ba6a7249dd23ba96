import { verifyCompletionOtp } from '@karigar/contract/bookings/verify-completion-otp';
import { addPayment } from '@karigar/contract/payments/add-payment';
import type { Entry } from '#platform/action-queue/action';
import { useEntries } from '#platform/action-queue/action-queue';

export type Saved = {
  /** The customer's code is saved on this phone and has no reply yet. */
  readonly code: boolean;
  /** Cash was recorded on this phone and has no reply yet. */
  readonly cash: boolean;
  /** The server accepted the cash, but no read shows it yet. */
  readonly isPaid: boolean;
};

/** Saved actions that close a booking: the app does not ask for them again. */
export const useSaved = (bookingId: number): Saved => {
  const entries = useEntries().filter((entry) => entry.bookingId === bookingId);
  const has = (name: string, kind: Entry['state']['kind']): boolean =>
    entries.some(({ call, state }) => call === name && state.kind === kind);
  return {
    code: has(verifyCompletionOtp.name, 'waiting'),
    cash: has(addPayment.name, 'waiting'),
    isPaid: has(addPayment.name, 'done'),
  };
};
