import { DUE_AFTER_MS } from '@karigar/domain/console/due-by';
import type { WaitingAsk } from '@karigar/domain/console/waiting-items';
import type { Instant } from '@karigar/domain/dates/instant';
import type { Paise } from '@karigar/domain/money';
import type { Statement, Transaction } from '#platform/db';

const NAME = `coalesce((SELECT trim(p.first_name || ' ' || p.last_name) FROM profiles p
  WHERE p.account_id = w.serviceman_id), '') AS name`;

export type WaitingCase = {
  readonly case_no: string;
  readonly question: string;
  readonly name: string;
  readonly asked_at: Date;
};

const CASES: Statement = {
  name: 'list-waiting-cases',
  text: `SELECT w.case_no, w.question, ${NAME}, w.asked_at FROM earnings_cases w
    WHERE w.answered_at IS NULL AND w.asked_at >= $1 AND ($2::text IS NULL OR w.case_no = $2)
    ORDER BY w.asked_at, w.case_no LIMIT $3`,
};

export const listWaitingCases = (
  tx: Transaction,
  { from, only, most }: WaitingAsk,
): Promise<WaitingCase[]> => tx.rows(CASES, [new Date(from - DUE_AFTER_MS.case), only, most]);

export type WaitingDeposit = {
  readonly id: number;
  readonly way: string;
  readonly amount: Paise;
  readonly name: string;
  readonly deposited_at: Date;
};

const DEPOSITS: Statement = {
  name: 'list-waiting-deposits',
  text: `SELECT w.id, w.way, w.amount, ${NAME}, w.deposited_at FROM deposits w
    WHERE w.status = 'waiting' AND w.deposited_at >= $1 AND ($2::bigint IS NULL OR w.id = $2)
    ORDER BY w.deposited_at, w.id LIMIT $3`,
};

export const listWaitingDeposits = (
  tx: Transaction,
  since: Instant,
  { onlyId, most }: WaitingAsk,
): Promise<WaitingDeposit[]> => tx.rows(DEPOSITS, [new Date(since), onlyId, most]);
