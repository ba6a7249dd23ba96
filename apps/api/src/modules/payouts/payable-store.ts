import { paise, type Paise } from '@karigar/domain/money';
import type { PayoutFacts } from '@karigar/domain/payouts/payable';
import type { Statement, Transaction } from '#platform/db';

type FactsRow = {
  readonly serviceman_id: number;
  readonly name: string;
  readonly payable: Paise;
  readonly cash_in_hand: Paise;
  readonly depositing: Paise;
  readonly questioned: Paise;
  readonly is_verified: boolean;
  readonly is_frozen: boolean;
  readonly changed_at: Date | null;
  readonly is_in_run: boolean;
  readonly bank_version: number | null;
  readonly bank: string | null;
  readonly is_confirmed: boolean;
  readonly check_outcome: 'verified' | 'refused' | null;
  readonly daily_fee: number | null;
};

const FACTS = `b.serviceman_id, b.payable, b.cash_in_hand,
  coalesce((SELECT trim(p.first_name || ' ' || p.last_name) FROM profiles p WHERE p.account_id = b.serviceman_id), '')
    AS name,
  coalesce((SELECT sum(d.amount) FROM deposits d WHERE d.serviceman_id = b.serviceman_id AND d.status = 'waiting'),
    0)::bigint AS depositing,
  coalesce((SELECT sum(abs(e.amount)) FROM earnings_cases c JOIN ledger_entries e ON e.id = c.entry_id
    WHERE c.serviceman_id = b.serviceman_id AND c.answered_at IS NULL), 0)::bigint AS questioned,
  EXISTS (SELECT FROM memberships m WHERE m.account_id = b.serviceman_id AND m.role = 'serviceman'
    AND m.verified_at IS NOT NULL) AS is_verified,
  EXISTS (SELECT FROM payout_freezes f WHERE f.account_id = b.serviceman_id AND f.restored_at IS NULL) AS is_frozen,
  (SELECT max(c.changed_at) FROM account_changes c WHERE c.account_id = b.serviceman_id) AS changed_at,
  EXISTS (SELECT FROM payout_rows r WHERE r.serviceman_id = b.serviceman_id AND r.state = 'waiting') AS is_in_run,
  k.version AS bank_version, 'XX' || right(k.account_number_masked, 4) AS bank,
  k.unconfirmed_since IS NULL AS is_confirmed, k.check_outcome, c.fee AS daily_fee`;
const FROM = `serviceman_balances b LEFT JOIN bank_details k ON k.account_id = b.serviceman_id
  LEFT JOIN payout_paces c ON c.account_id = b.serviceman_id AND c.pace = 'daily'`;

/** What decides about somebody's payout, and what the money desk reads of them. */
export type Payable = PayoutFacts & {
  readonly servicemanId: number;
  readonly name: string;
  /** Masked, such as 'XX9035'; null without a bank account. */
  readonly bankNumber: string | null;
  /** What was agreed to for daily payouts, in hundredths of a percent; null for who is paid weekly. */
  readonly dailyFee: number | null;
};

const payableOf = (row: FactsRow): Payable => ({
  servicemanId: row.serviceman_id,
  name: row.name,
  payable: row.payable,
  cashInHand: row.cash_in_hand,
  depositing: row.depositing,
  questioned: row.questioned,
  isVerified: row.is_verified,
  isFrozen: row.is_frozen,
  changedAt: row.changed_at?.getTime() ?? null,
  isInRun: row.is_in_run,
  bankNumber: row.bank,
  dailyFee: row.daily_fee,
  bank:
    row.bank_version === null
      ? null
      : {
          version: row.bank_version,
          isConfirmed: row.is_confirmed,
          check: row.check_outcome,
        },
});

const LIST: Statement = {
  name: 'list-payables',
  text: `SELECT ${FACTS} FROM ${FROM} WHERE b.payable > 0 AND b.serviceman_id > $1
      AND ($2::bigint IS NULL OR b.serviceman_id = $2) AND (NOT $4::boolean OR c.fee IS NOT NULL)
    ORDER BY b.serviceman_id LIMIT $3`,
};

/** Everybody with a payable amount, those of them who are paid daily, or one of them; by number. */
export const listPayableFacts = async (
  tx: Transaction,
  page: {
    readonly after: number;
    readonly only: number | null;
    readonly most: number;
    readonly isDaily?: boolean;
  },
): Promise<Payable[]> => {
  const { after, only, most, isDaily = false } = page;
  const rows = await tx.rows<FactsRow>(LIST, [after, only, most, isDaily]);
  return rows.map(payableOf);
};

const LOCK_PREPARING: Statement = {
  name: 'lock-preparing-payouts',
  text: `SELECT pg_advisory_xact_lock(hashtextextended('payouts.prepare', 0))`,
};

/** One run is prepared at a time: nobody is in two. */
export const lockPreparing = async (tx: Transaction): Promise<void> =>
  void (await tx.rows(LOCK_PREPARING));

const LOCK: Statement = {
  name: 'lock-balances',
  text: `SELECT b.serviceman_id FROM serviceman_balances b WHERE b.serviceman_id = ANY ($1)
    ORDER BY b.serviceman_id FOR NO KEY UPDATE`,
};
const OF: Statement = {
  name: 'read-payable-facts',
  text: `SELECT ${FACTS} FROM ${FROM} WHERE b.serviceman_id = ANY ($1)`,
};

/**
 * The facts of these servicemen under the locks of their balances, which postings and a press of "This was not me" take
 * too.
 */
export const lockPayableFacts = async (
  tx: Transaction,
  servicemanIds: readonly number[],
): Promise<ReadonlyMap<number, Payable>> => {
  await tx.rows(LOCK, [servicemanIds]);
  const rows = await tx.rows<FactsRow>(OF, [servicemanIds]);
  return new Map(rows.map((row) => [row.serviceman_id, payableOf(row)]));
};

const NOBODY: Omit<Payable, 'servicemanId'> = {
  name: '',
  payable: paise(0),
  cashInHand: paise(0),
  depositing: paise(0),
  questioned: paise(0),
  isVerified: false,
  isFrozen: false,
  changedAt: null,
  isInRun: false,
  bankNumber: null,
  dailyFee: null,
  bank: null,
};

/** Somebody without a balance has nothing. */
export const factsOf = (all: ReadonlyMap<number, Payable>, servicemanId: number): Payable =>
  all.get(servicemanId) ?? { ...NOBODY, servicemanId };
