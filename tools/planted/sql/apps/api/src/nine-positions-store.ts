import type { Statement, Transaction } from './platform/db.ts';

const COUNT: Statement = {
  name: 'nine-positions',
  text: `SELECT count(*) AS count FROM cities WHERE id IN ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
};

export const countCities = (tx: Transaction, id: number) =>
  tx.rows<{ count: number }>(COUNT, [id, id, id, id, id, id, id, id, id]);
