import type { Statement, Transaction } from './platform/db.ts';

const FIND: Statement = {
  name: 'missing-parameter',
  text: 'SELECT id FROM cities WHERE name = $1 AND size = $2',
};

export const findCity = (tx: Transaction, name: string) => tx.rows<{ id: number }>(FIND, [name]);
