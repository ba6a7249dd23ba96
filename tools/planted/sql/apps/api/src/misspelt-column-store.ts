import type { Statement, Transaction } from './platform/db.ts';

const READ: Statement = { name: 'misspelt-column', text: 'SELECT nmae FROM cities WHERE id = $1' };

export const readCity = (tx: Transaction, id: number): Promise<{ nmae: string }[]> =>
  tx.rows(READ, [id]);
