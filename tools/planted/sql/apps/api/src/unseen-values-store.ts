import type { Statement, Transaction } from './platform/db.ts';

const FIND: Statement = { name: 'unseen-values', text: 'SELECT id FROM cities WHERE name = $1' };

export const findCity = (tx: Transaction, values: string[]) =>
  tx.rows<{ id: number }>(FIND, values);
