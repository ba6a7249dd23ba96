import { look } from '../world/job-store.ts';

const OWNER = `(SELECT id FROM accounts WHERE phone = $1)`;

/** As if the owner had not used the account for forty days. */
export const leaveIdle = async (phone: string): Promise<void> =>
  void (await look(
    `UPDATE sessions SET last_used_at = last_used_at - interval '40 days'
      WHERE account_id = ${OWNER} AND second_proof IS NULL`,
    [phone],
  ));

/** As if the number had been claimed three days ago. */
export const letClaimRipen = async (phone: string): Promise<void> =>
  void (await look(
    `UPDATE number_claims SET claimed_at = claimed_at - interval '3 days'
      WHERE account_id = ${OWNER}`,
    [phone],
  ));
