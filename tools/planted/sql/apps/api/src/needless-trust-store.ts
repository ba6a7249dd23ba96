import type { Statement, Transaction } from './platform/db.ts';

const READ: Statement = {
  name: 'needless-trust',
  text: 'SELECT name FROM cities WHERE id = $1',
  trusted: { name: 'every city has a name' },
};

export const readCity = (tx: Transaction, id: number) => tx.rows<{ name: string }>(READ, [id]);
