import { look } from './job-store.ts';

/** As if the account's devices had been inside for four days: they may change its bank account. */
export const settleDevices = async (phone: string): Promise<void> =>
  void (await look(
    `UPDATE sessions SET created_at = created_at - interval '4 days'
      WHERE account_id = (SELECT id FROM accounts WHERE phone = $1)`,
    [phone],
  ));
