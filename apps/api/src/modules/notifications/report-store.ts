import type { TryState } from '@karigar/domain/notifications/next-move';
import type { OptionalPurpose } from '@karigar/domain/privacy/consent';
import type { Statement, Transaction } from '#platform/db';

const KEEP_REPORT: Statement = {
  name: 'keep-delivery-report',
  text: `INSERT INTO delivery_reports (provider, provider_id, outcome, received_at) VALUES ($1, $2, $3, $4)
    ON CONFLICT DO NOTHING RETURNING provider_id`,
};
const APPLY_REPORT: Statement = {
  name: 'apply-delivery-report',
  text: `WITH tried AS (
      UPDATE message_tries SET state = $3, changed_at = $4 WHERE provider = $1 AND provider_id = $2
        AND (state IN ('trying', 'sent', 'unknown') OR (state = 'failed' AND $3 <> 'failed')
          OR (state = 'delivered' AND $3 = 'seen')) RETURNING id, message_id
    ), late AS (
      UPDATE messages m SET state = 'reached', why = NULL FROM tried
        WHERE m.id = tried.message_id AND m.state IN ('unconfirmed', 'failed') AND $3 <> 'failed'
    ), lost AS (
      UPDATE messages m SET state = 'failed', why = 'refused', ended_at = $4 FROM tried
        WHERE m.id = tried.message_id AND m.state = 'unconfirmed' AND $3 = 'failed'
          AND NOT EXISTS (SELECT FROM message_tries o WHERE o.message_id = m.id AND o.id <> tried.id
            AND o.state IN ('trying', 'sent', 'unknown'))
    )
    SELECT message_id FROM tried`,
};

export type DeliveryReport = {
  readonly provider: string;
  readonly providerId: string;
  readonly outcome: Extract<TryState, 'delivered' | 'seen' | 'failed'>;
};

/** The message that a new report is about; null for a repeat, and for one that nobody waits for. */
export const keepReport = async (
  tx: Transaction,
  { provider, providerId, outcome }: DeliveryReport,
  now: Date,
): Promise<number | null> => {
  const values = [provider, providerId, outcome, now];
  if ((await tx.rows(KEEP_REPORT, values)).length === 0) return null;
  const [applied] = await tx.rows<{ readonly message_id: number }>(APPLY_REPORT, values);
  return applied?.message_id ?? null;
};

const WITHDRAW: Statement = {
  name: 'withdraw-consent-by-phone',
  text: `UPDATE consents c SET withdrawn_at = greatest($3, c.given_at) FROM accounts a
    WHERE a.id = c.account_id AND a.phone = ANY ($1) AND c.purpose = $2 AND c.withdrawn_at IS NULL`,
};

/** Said by the phone itself, without a session. */
export const withdrawByPhone = async (
  tx: Transaction,
  phones: readonly string[],
  purpose: OptionalPurpose,
  at: Date,
): Promise<void> => void (await tx.rows(WITHDRAW, [phones, purpose, at]));
