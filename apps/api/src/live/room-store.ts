import type { Statement, Transaction } from '#platform/db';

const CITIES: Statement = {
  name: 'cities-of-operator',
  text: `SELECT c.id FROM operators o JOIN cities c ON c.id = o.city_id OR o.city_id IS NULL
    WHERE o.account_id = $1 AND o.closed_at IS NULL ORDER BY c.id`,
};

/** The operator's city, or every city of an operator without one. */
export const citiesOfOperator = async (
  tx: Transaction,
  accountId: number,
): Promise<readonly number[]> => {
  const rows = await tx.rows<{ id: number }>(CITIES, [accountId]);
  return rows.map(({ id }) => id);
};
