import type { Statement, Transaction } from './platform/db.ts';

const READ: Statement = {
  name: 'nullable-side-of-join',
  text: `SELECT a.name AS area, c.name AS city FROM areas a LEFT JOIN cities c ON c.id = a.city_id
    WHERE a.id = $1`,
};

export const readArea = (tx: Transaction, id: number) =>
  tx.rows<{ area: string; city: string }>(READ, [id]);
