import type { Rate } from '@karigar/domain/ledger/rates';
import type { Names } from '@karigar/domain/names';
import type { Statement, Transaction } from '#platform/db';

export type RateRow = Rate & {
  readonly id: number;
  readonly saved_by: string | null;
  readonly agreed_by: string | null;
  readonly agreed_at: Date | null;
};

const nameOf = (column: string): string =>
  `(SELECT trim(p.first_name || ' ' || p.last_name) FROM profiles p WHERE p.account_id = r.${column})`;

const LIST: Statement = {
  name: 'list-rates',
  text: `SELECT r.id, r.kind, r.category_id AS "categoryId", r.from_day::text AS "fromDay",
      r.basis_points AS "basisPoints", ${nameOf('saved_by')} AS saved_by, ${nameOf('agreed_by')} AS agreed_by, r.agreed_at
    FROM ledger_rates r ORDER BY r.from_day DESC, r.id DESC`,
};

export const listRates = (tx: Transaction): Promise<RateRow[]> => tx.rows(LIST, []);

const CATEGORIES: Statement = {
  name: 'list-rate-categories',
  text: `SELECT id, names_of(names, name, name_hi) AS names FROM categories ORDER BY id`,
};

export const listCategories = (
  tx: Transaction,
): Promise<{ readonly id: number; readonly names: Names }[]> => tx.rows(CATEGORIES, []);

const ASKED: Statement = {
  name: 'list-asked-rates',
  text: `SELECT c.fields, coalesce((SELECT trim(p.first_name || ' ' || p.last_name) FROM profiles p
      WHERE p.account_id = c.asked_by), '') AS asked_by
    FROM countersigns c WHERE c.call = 'save-rate' AND c.outcome IS NULL AND c.expires_at > $1 ORDER BY c.id`,
};

export type AskedRate = { readonly fields: unknown; readonly asked_by: string };

/** Rates that wait for a second person. */
export const listAskedRates = (tx: Transaction, now: Date): Promise<AskedRate[]> =>
  tx.rows(ASKED, [now]);

const SAVE: Statement = {
  name: 'save-rate',
  text: `INSERT INTO ledger_rates AS r (kind, category_id, from_day, basis_points, saved_by, agreed_by, agreed_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT (kind, category_id, from_day) DO UPDATE SET basis_points = excluded.basis_points,
      saved_by = excluded.saved_by, agreed_by = excluded.agreed_by, agreed_at = excluded.agreed_at`,
};

/** A rate of the same first day is replaced: that day has not begun. */
export const saveRate = async (
  tx: Transaction,
  { kind, categoryId, fromDay, basisPoints }: Rate,
  people: { readonly savedBy: number; readonly agreedBy: number; readonly at: Date },
): Promise<void> => {
  const { savedBy, agreedBy, at } = people;
  await tx.rows(SAVE, [kind, categoryId, fromDay, basisPoints, savedBy, agreedBy, at]);
};

const LOCK: Statement = {
  name: 'lock-rates',
  text: `SELECT pg_advisory_xact_lock(hashtext('ledger_rates'))`,
};

/** Two rates are not decided at once. */
export const lockRates = async (tx: Transaction): Promise<void> => void (await tx.rows(LOCK, []));
