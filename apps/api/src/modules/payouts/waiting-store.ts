import { confirmPayoutRun } from '@karigar/contract/payouts/confirm-payout-run';
import type { WaitingAsk } from '@karigar/domain/console/waiting-items';
import type { Paise } from '@karigar/domain/money';
import type { RunState, RunWay } from '@karigar/domain/payouts/run';
import type { Statement, Transaction } from '#platform/db';

export type OpenRun = {
  readonly id: number;
  readonly state: RunState;
  readonly prepared_by: string;
  readonly prepared_at: Date;
  readonly asked_until: Date | null;
  readonly confirmed_at: Date | null;
  readonly sent_at: Date | null;
  readonly way: RunWay | null;
  /** Since when transfers wait at the provider for balance, or for an approval in its dashboard. */
  readonly queued_since: Date | null;
  readonly approval_since: Date | null;
  readonly amount: Paise;
};

const OPEN: Statement = {
  name: 'list-open-payout-runs',
  text: `SELECT u.id, u.state, u.prepared_at, u.confirmed_at, u.file_taken_at AS sent_at, u.way, s.queued_since, s.approval_since,
      coalesce((SELECT trim(p.first_name || ' ' || p.last_name) FROM profiles p WHERE p.account_id = u.prepared_by), '')
        AS prepared_by,
      (SELECT max(c.expires_at) FROM countersigns c WHERE c.call = $1 AND c.fields @> jsonb_build_object('runId', u.id)
        AND c.outcome IS NULL AND c.expires_at > $2) AS asked_until,
      coalesce((SELECT sum(r.amount) FROM payout_rows r WHERE r.run_id = u.id AND r.state = 'waiting'), 0)::bigint
        AS amount
    FROM payout_runs u LEFT JOIN LATERAL (SELECT min(t.status_at) FILTER (WHERE t.status = 'queued') AS queued_since,
        min(t.status_at) FILTER (WHERE t.status = 'approval') AS approval_since
      FROM payout_transfers t WHERE t.run_id = u.id AND t.state = 'sent' AND t.status IN ('queued', 'approval')) s ON true
    WHERE u.ended_at IS NULL AND ($3::bigint IS NULL OR u.id = $3)
    ORDER BY u.id LIMIT $4`,
};

/** Runs that are not over: a few at any time. */
export const listOpenRuns = (
  tx: Transaction,
  { now, onlyId, most }: WaitingAsk,
): Promise<OpenRun[]> => tx.rows(OPEN, [confirmPayoutRun.name, new Date(now), onlyId, most]);
