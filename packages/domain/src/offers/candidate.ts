import type { Place } from '../bookings/place.ts';
import type { IndiaDay } from '../dates/india-day.ts';
import type { Instant } from '../dates/instant.ts';
import type { WorkingHours } from '../work-times/working-hours.ts';

/** What has to be done, where and when, and how its customer could be the man himself. */
export type Job = {
  readonly customerId: number;
  /** Every number she can be reached at, with this booking or without. */
  readonly customerPhones: readonly string[];
  readonly customerBank: string | null;
  /** Null for a service that anybody can do. */
  readonly skillId: string | null;
  readonly place: Place;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
};

/** Work that he has taken. Where it is may be unknown. */
export type TakenWork = {
  readonly from: Instant;
  readonly to: Instant;
  readonly place: Place | null;
};

/** All that is known of a man when work is given out; what he refused is not, and has no place here. */
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
  /** He and the customer, whichever of the two wanted it. */
  readonly isBlocked: boolean;
  readonly phone: string | null;
  readonly bank: string | null;
  /** Given to him in the last seven days, done or still to do. */
  readonly jobsThisWeek: number;
  /** Null while too few have rated him. */
  readonly rating: number | null;
};
