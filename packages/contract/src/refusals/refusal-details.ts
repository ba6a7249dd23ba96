import type * as z from 'zod/mini';
import { addOnPriceChanged } from './add-on-details.ts';
import { bookingChanged, servicemanNotFit } from './dispatch-details.ts';
import { orderPhoneUnproven, orderPriceChanged, slotFull } from './order-details.ts';
import { payoutResultLine } from './payout-details.ts';
import { otpTooSoon, secondProofMismatch } from './code-details.ts';
import { stepUpNeeded } from './step-up-details.ts';
import { itemTaken } from './waiting-details.ts';

/** Data sent beside a refusal's name, for the server. The app takes each from the calls that declare it. */
export const REFUSAL_DETAILS = {
  ...otpTooSoon,
  ...stepUpNeeded,
  ...secondProofMismatch,
  ...addOnPriceChanged,
  ...orderPhoneUnproven,
  ...orderPriceChanged,
  ...slotFull,
  ...bookingChanged,
  ...servicemanNotFit,
  ...itemTaken,
  ...payoutResultLine,
} as const;

/** The refusals that send data beside their name. */
export type DetailedRefusal = keyof typeof REFUSAL_DETAILS;
export type RefusalDetails = {
  readonly [Name in DetailedRefusal]: z.output<(typeof REFUSAL_DETAILS)[Name]>;
};
