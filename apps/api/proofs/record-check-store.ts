import type { Look } from '#testing/fresh-people';

/** As an erasure and the retention do. */
export const deleteRecords = (look: Look, accountId: number) =>
  look('DELETE FROM work_records WHERE account_id = $1', [accountId]);
