import type { BookingRef } from './booking-ref.ts';

/** A job that was just closed by the customer's code, for Home to show. */
export type JobDone = BookingRef & { readonly customerName: string; readonly serviceName: string };

/** History state for Home; survives a reload. */
export const jobDoneState = (jobDone: JobDone) => ({ jobDone });

const isJobDone = (value: unknown): value is JobDone =>
  typeof value === 'object' &&
  value !== null &&
  'bookingId' in value &&
  'orderId' in value &&
  'customerName' in value &&
  'serviceName' in value;

/** The closed job from the history state; null without it. */
export const jobDoneOf = (state: unknown): JobDone | null => {
  if (typeof state !== 'object' || state === null || !('jobDone' in state)) return null;
  return isJobDone(state.jobDone) ? state.jobDone : null;
};
