import { people } from './people.ts';
import { createTestApp } from './test-app.ts';

type Change = 'blocked' | 'not verified' | 'expired';

const DO: Readonly<Record<Change, readonly [change: string, undo: string]>> = {
  blocked: [
    'UPDATE accounts SET blocked_at = now() WHERE id = $1',
    'UPDATE accounts SET blocked_at = NULL WHERE id = $1',
  ],
  'not verified': [
    `UPDATE memberships SET verified_at = NULL WHERE account_id = $1 AND role = 'serviceman'`,
    `UPDATE memberships SET verified_at = now() WHERE account_id = $1 AND role = 'serviceman'`,
  ],
  expired: [
    `UPDATE work_records SET made_at = made_at - interval '200 days', valid_until = valid_until - interval '200 days'
      WHERE account_id = $1`,
    `UPDATE work_records SET made_at = made_at + interval '200 days', valid_until = valid_until + interval '200 days'
      WHERE account_id = $1`,
  ],
};

/** A test app in which Suresh has work records, and what ends them happens. */
export const createWorkRecordWorld = async () => {
  const app = await createTestApp();
  const { look } = app;
  const own = [people.suresh.id];
  return {
    ...app,
    token: await app.signIn('suresh'),
    forget: () => look('DELETE FROM work_records WHERE account_id = $1', own),
    restore: () => look('UPDATE work_records SET revoked_at = NULL WHERE account_id = $1', own),
    /** Aadhaar approved, PAN rejected, a driving licence that expired yesterday. */
    answerDocuments: () =>
      look(
        `UPDATE kyc_documents SET status = CASE WHEN type = 'pan' THEN 'rejected' ELSE 'approved' END,
          valid_until = CASE WHEN type = 'driving-licence' THEN $2::date - 1 END,
          answered_at = $2::timestamptz - interval '1 day' WHERE account_id = $1`,
        [...own, new Date(app.now())],
      ),
    completedJobs: async (): Promise<number | undefined> =>
      (
        await look<{ jobs: number }>(
          `SELECT count(*)::int AS jobs FROM bookings WHERE serviceman_id = $1 AND state = 'completed'`,
          own,
        )
      )[0]?.jobs,
    rename: (first: string, last: string) =>
      look('UPDATE profiles SET first_name = $2, last_name = $3 WHERE account_id = $1', [
        ...own,
        first,
        last,
      ]),
    /** What `then` returns while this is so. */
    during: async <Value>(change: Change, then: () => Promise<Value>): Promise<Value> => {
      const [happens, undo] = DO[change];
      await look(happens, own);
      const value = await then();
      await look(undo, own);
      return value;
    },
  };
};

export type WorkRecordWorld = Awaited<ReturnType<typeof createWorkRecordWorld>>;
