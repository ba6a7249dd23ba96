import type { Place } from '../bookings/place.ts';
import type { IndiaDay } from '../dates/india-day.ts';
import type { Instant } from '../dates/instant.ts';
import type { Paise } from '../money.ts';
import type { WorkingHours } from '../work-times/working-hours.ts';

/** A booking to dispatch: what, where, when, and what tells that the customer is the serviceman. */
export type Job = {
  readonly customerId: number;
  /** Every phone number of the customer, of this booking and of the account. */
  readonly customerPhones: readonly string[];
  readonly customerBank: string | null;
  /** Null for a service that anybody can do. */
  readonly skillId: string | null;
  readonly place: Place;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  /** Paid in the app: no cash is taken at the end. */
  readonly isPrepaid: boolean;
};

/** Accepted work of a serviceman. Its place may be unknown. */
export type TakenWork = {
  readonly from: Instant;
  readonly to: Instant;
  readonly place: Place | null;
};

/** Everything dispatch knows of a serviceman. Refused offers are deliberately not part of it. */
export type Candidate = {
  readonly id: number;
  readonly isVerified: boolean;
  readonly skills: ReadonlySet<string>;
  readonly isOnDuty: boolean;
  readonly hours: readonly WorkingHours[];
  readonly daysOff: ReadonlySet<IndiaDay>;
  readonly place: Place;
  readonly reachKm: number;
  readonly work: readonly TakenWork[];
  /** Blocked by either side: the serviceman or the customer. */
  readonly isBlocked: boolean;
  /** Company cash, also what is deposited and not confirmed yet. */
  readonly cashInHand: Paise;
  readonly phone: string | null;
  readonly bank: string | null;
  /** Assigned in the last seven days, done or still to do. */
  readonly jobsThisWeek: number;
  /** Null while there are too few ratings. */
  readonly rating: number | null;
};
