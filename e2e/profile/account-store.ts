import type { Job } from '../world/job.ts';
import { look } from '../world/job-store.ts';

/** He books services himself, too. */
export const makeCustomerToo = ({ serviceman }: Job): Promise<object[]> =>
  look(`INSERT INTO memberships (account_id, role) VALUES ($1, 'customer')`, [serviceman.id]);

/** The job came to nothing, so nothing holds him. */
export const cancelJob = ({ bookingId }: Job): Promise<object[]> =>
  look(`UPDATE bookings SET state = 'cancelled' WHERE id = $1`, [bookingId]);
