import type { Account } from '@karigar/domain/ledger/entry';
import { paise, type Paise } from '@karigar/domain/money';
import type { Statement, Transaction } from '#platform/db';

export type AccountSum = { readonly account: Account; readonly sum: Paise };

const SUMS: Statement = {
  name: 'sum-accounts',
  text: `SELECT account, sum(amount)::bigint AS sum FROM ledger_entries GROUP BY account ORDER BY account`,
};

export const sumAccounts = (tx: Transaction): Promise<AccountSum[]> => tx.rows(SUMS);

export type OpenVisits = { readonly count: number; readonly amount: Paise };

const VISITS: Statement = {
  name: 'sum-open-visits',
  text: `SELECT count(*)::int AS count, coalesce(sum(visit_charge), 0)::bigint AS amount FROM bookings
    WHERE visit_charge > 0 AND visit_settled IS NULL`,
};

export const sumOpenVisits = async (tx: Transaction): Promise<OpenVisits> =>
  (await tx.rows<OpenVisits>(VISITS))[0] ?? { count: 0, amount: paise(0) };

export type OverLimit = {
  readonly servicemanId: number;
  readonly name: string;
  readonly cashInHand: Paise;
};

const OVER: Statement = {
  name: 'list-over-cash-limit',
  text: `SELECT b.serviceman_id AS "servicemanId", b.cash_in_hand AS "cashInHand",
      coalesce((SELECT trim(p.first_name || ' ' || p.last_name) FROM profiles p WHERE p.account_id = b.serviceman_id), '')
        AS name
    FROM serviceman_balances b WHERE b.cash_in_hand > $1 ORDER BY b.cash_in_hand DESC, b.serviceman_id LIMIT $2`,
};

export const listOverLimit = (tx: Transaction, limit: Paise, most: number): Promise<OverLimit[]> =>
  tx.rows(OVER, [limit, most]);
