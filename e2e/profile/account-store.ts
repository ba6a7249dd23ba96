import type { Job } from '../world/job.ts';
import { look } from '../world/job-store.ts';

/** The account is also a customer. */
export const makeCustomerToo = ({ serviceman }: Job): Promise<object[]> =>
  look(`INSERT INTO memberships (account_id, role) VALUES ($1, 'customer')`, [serviceman.id]);

/** Cancels the booking, so that the account can be erased. */
export const cancelJob = ({ bookingId }: Job): Promise<object[]> =>
  look(`UPDATE bookings SET state = 'cancelled' WHERE id = $1`, [bookingId]);
