import type { PhoneLogin } from '@karigar/domain/identity/second-proof';
import type { Statement, Transaction } from '#platform/db';

/** When the change happened that the owner disowned; infinity without one. Facts since then prove nothing. */
export const DISOWNED_SINCE = `coalesce((SELECT f.changed_at FROM payout_freezes f
    WHERE f.account_id = $1 AND f.restored_at IS NULL), 'infinity')`;

const changedSince = (fact: 'phone' | 'email' | 'bank'): string =>
  `EXISTS (SELECT FROM account_changes c WHERE c.account_id = $1 AND c.fact = '${fact}'
    AND c.changed_at >= ${DISOWNED_SINCE})`;

/** Whether the bank account is from before the disowned change. */
export const IS_BANK_EARLIER = `NOT ${changedSince('bank')}`;

const FACTS: Statement = {
  name: 'second-proof-facts',
  text: `SELECT
      EXISTS (SELECT FROM known_devices d WHERE d.account_id = a.id AND d.device_hash = $2)
        AS "isDeviceKnown",
      EXISTS (SELECT FROM known_devices d WHERE d.account_id = a.id)
        OR EXISTS (SELECT FROM sessions s WHERE s.account_id = a.id AND s.second_proof IS NULL
          AND s.device_hash IS NOT NULL) AS "hadDevices",
      a.email_verified_at IS NOT NULL AND NOT ${changedSince('email')} AS "hasProvenEmail",
      a.last_four_tries AS "lastFourTries",
      EXISTS (SELECT FROM bank_details b WHERE b.account_id = a.id AND ${IS_BANK_EARLIER})
        OR EXISTS (SELECT FROM kyc_documents k
          WHERE k.account_id = a.id AND coalesce(k.sent_at, '-infinity') < ${DISOWNED_SINCE}
          AND (k.number_last_four IS NOT NULL OR k.number_sealed IS NOT NULL)) AS "hasNumber",
      CASE WHEN ${DISOWNED_SINCE} = 'infinity' THEN 'nothing'
        WHEN ${changedSince('phone')} THEN 'phone' ELSE 'something' END AS disowned,
      EXISTS (SELECT FROM profiles p WHERE p.account_id = a.id AND p.first_name <> '')
        OR EXISTS (SELECT FROM orders o WHERE o.customer_id = a.id)
        OR EXISTS (SELECT FROM bank_details b WHERE b.account_id = a.id)
        OR EXISTS (SELECT FROM kyc_documents k WHERE k.account_id = a.id
          AND (k.number_last_four IS NOT NULL OR k.number_sealed IS NOT NULL)) AS "hasData",
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
  /** A stored number that may be asked for. */
  readonly hasNumber: boolean;
  readonly hasData: boolean;
  readonly disowned: PhoneLogin['disowned'];
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
