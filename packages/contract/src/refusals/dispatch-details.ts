import type { BookingState } from '@karigar/domain/bookings/booking';
import type { NotEligible } from '@karigar/domain/offers/eligibility';
import type { Actor } from '@karigar/domain/roles';
import * as z from 'zod/mini';
import { maybeInstant } from '../reply-values.ts';

/** What is now, and who did what last: "Priya Nair gave it to Imran Shaikh 8 seconds ago." */
export const bookingChanged = {
  'booking.changed': z.object({
    version: z.number(),
    state: z.custom<BookingState>(),
    servicemanId: z.nullable(z.number()),
    servicemanName: z.string(),
    command: z.string(),
    actor: z.custom<Actor>(),
    /** Empty for the system, and for a person who has left. */
    by: z.string(),
    at: maybeInstant,
  }),
} as const;

/** Every reason against it that is left, in the published order. */
export const servicemanNotFit = {
  'serviceman.not-fit': z.object({ reasons: z.array(z.custom<NotEligible>()) }),
} as const;
