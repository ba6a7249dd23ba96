import type { Statement, Transaction } from '#platform/db';

export type StandingRow = {
  readonly phone: string | null;
  readonly isPhoneProven: boolean;
  readonly isEmailProven: boolean;
  readonly deviceSince: Date | null;
  readonly phoneSince: Date | null;
};

/** The device or the session, whichever is older. The device that opened the account was there from its beginning. */
const READ: Statement = {
  name: 'read-standing',
  text: `SELECT a.phone, a.phone_verified_at IS NOT NULL AS "isPhoneProven",
      a.email_verified_at IS NOT NULL AS "isEmailProven",
      CASE WHEN least(s.created_at, d.first_seen_at) > a.created_at + interval '10 minutes'
        THEN least(s.created_at, d.first_seen_at) END AS "deviceSince",
      (SELECT max(c.changed_at) FROM account_changes c
        WHERE c.account_id = a.id AND c.fact = 'phone') AS "phoneSince"
    FROM accounts a JOIN sessions s ON s.account_id = a.id
    LEFT JOIN known_devices d ON d.account_id = a.id AND d.device_hash = s.device_hash
    WHERE a.id = $1 AND s.id = $2`,
};

export const readStanding = async (
  tx: Transaction,
  accountId: number,
  sessionId: number,
): Promise<StandingRow> => {
  const [row] = await tx.rows<StandingRow>(READ, [accountId, sessionId]);
  if (row === undefined) throw new Error(`session ${sessionId} is not of account ${accountId}`);
  return row;
};
