import type { Statement, Transaction } from '#platform/db';

const FACTS: Statement = {
  name: 'second-proof-facts',
  text: `SELECT
      EXISTS (SELECT FROM known_devices d WHERE d.account_id = a.id AND d.device_hash = $2)
        AS "isDeviceKnown",
      EXISTS (SELECT FROM known_devices d WHERE d.account_id = a.id)
        OR EXISTS (SELECT FROM sessions s WHERE s.account_id = a.id AND s.second_proof IS NULL
          AND s.device_hash IS NOT NULL) AS "hadDevices",
      a.email_verified_at IS NOT NULL AS "hasProvenEmail", a.last_four_tries AS "lastFourTries",
      EXISTS (SELECT FROM bank_details b WHERE b.account_id = a.id) OR EXISTS (SELECT
        FROM kyc_documents k WHERE k.account_id = a.id
        AND (k.number_last_four IS NOT NULL OR k.number_sealed IS NOT NULL)) AS "hasNumber",
      EXISTS (SELECT FROM profiles p WHERE p.account_id = a.id AND p.first_name <> '')
        OR EXISTS (SELECT FROM orders o WHERE o.customer_id = a.id) AS "hasName",
      greatest(a.created_at, a.phone_verified_at,
        (SELECT max(s.last_used_at) FROM sessions s
          WHERE s.account_id = a.id AND s.second_proof IS NULL),
        (SELECT max(d.last_seen_at) FROM known_devices d WHERE d.account_id = a.id))
        AS "lastSeenAt"
    FROM accounts a WHERE a.id = $1`,
};

export type SecondProofFacts = {
  readonly isDeviceKnown: boolean;
  /** Also while all of them were logged out: the next device is then not the first. */
  readonly hadDevices: boolean;
  readonly hasProvenEmail: boolean;
  readonly lastFourTries: number;
  readonly hasNumber: boolean;
  readonly hasName: boolean;
  readonly lastSeenAt: Date;
};

export const readFacts = async (
  tx: Transaction,
  accountId: number,
  deviceHash: string,
): Promise<SecondProofFacts> => {
  const [facts] = await tx.rows<SecondProofFacts>(FACTS, [accountId, deviceHash]);
  if (!facts) throw new Error(`no account ${accountId}`);
  return facts;
};
