import type { Statement, Transaction } from './platform/db.ts';

const READ: Statement = { name: 'stored-json', text: 'SELECT details FROM cities WHERE id = $1' };

export const readDetails = (tx: Transaction, id: number) =>
  tx.rows<{ details: { rivers: number } }>(READ, [id]);
