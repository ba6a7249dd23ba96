import { paise, type Paise } from '@karigar/domain/money';
import type { Statement, Transaction } from '#platform/db';

/** A serviceman's sums: company cash in hand, payable with the next payout, and share that customers still owe. */
export type Balance = {
  readonly cashInHand: Paise;
  readonly payable: Paise;
  readonly shareWaiting: Paise;
};

type Row = { cash_in_hand: Paise; payable: Paise; share_waiting: Paise };

const NOTHING: Balance = { cashInHand: paise(0), payable: paise(0), shareWaiting: paise(0) };

const balanceOf = ([row]: readonly Row[]): Balance =>
  row === undefined
    ? NOTHING
    : { cashInHand: row.cash_in_hand, payable: row.payable, shareWaiting: row.share_waiting };

const COLUMNS = 'cash_in_hand, payable, share_waiting';

const READ: Statement = {
  name: 'read-balance',
  text: `SELECT ${COLUMNS} FROM serviceman_balances WHERE serviceman_id = $1`,
};

export const readBalance = async (tx: Transaction, servicemanId: number): Promise<Balance> =>
  balanceOf(await tx.rows<Row>(READ, [servicemanId]));

const LOCK_OWN: Statement = {
  name: 'lock-own-balance',
  text: `SELECT ${COLUMNS} FROM lock_my_balance()`,
  trusted: {
    cash_in_hand: 'the function returns a row of serviceman_balances',
    payable: 'the function returns a row of serviceman_balances',
    share_waiting: 'the function returns a row of serviceman_balances',
  },
};

/** Locks the caller's own balance until the transaction ends. */
export const lockOwnBalance = async (tx: Transaction): Promise<Balance> =>
  balanceOf(await tx.rows<Row>(LOCK_OWN));

const LOCK: Statement = { name: 'lock-balance', text: `${READ.text} FOR NO KEY UPDATE` };

/** Locks any balance, for the system role. A serviceman without a row has a zero balance. */
export const lockBalance = async (tx: Transaction, servicemanId: number): Promise<Balance> =>
  balanceOf(await tx.rows<Row>(LOCK, [servicemanId]));

const DIFFERENT: Statement = {
  name: 'compare-balances',
  text: `SELECT coalesce(b.serviceman_id, e.serviceman_id) AS serviceman_id
    FROM serviceman_balances b FULL JOIN (
      SELECT serviceman_id, coalesce(sum(amount) FILTER (WHERE account = 'cash-in-hand'), 0) AS cash_in_hand,
        coalesce(-sum(amount) FILTER (WHERE account = 'payable'), 0) AS payable,
        coalesce(-sum(amount) FILTER (WHERE account = 'serviceman-share'), 0) AS share_waiting
      FROM ledger_entries GROUP BY serviceman_id
    ) e ON e.serviceman_id = b.serviceman_id
    WHERE (coalesce(b.cash_in_hand, 0), coalesce(b.payable, 0), coalesce(b.share_waiting, 0))
      IS DISTINCT FROM (coalesce(e.cash_in_hand, 0), coalesce(e.payable, 0), coalesce(e.share_waiting, 0))`,
  trusted: { serviceman_id: 'a full join returns no row without at least one side' },
};

/** Servicemen whose stored balance differs from the sum of their entries. */
export const findWrongBalances = async (tx: Transaction): Promise<number[]> =>
  (await tx.rows<{ serviceman_id: number }>(DIFFERENT)).map((row) => row.serviceman_id);
