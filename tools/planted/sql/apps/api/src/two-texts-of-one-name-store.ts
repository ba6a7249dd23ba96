import type { Statement, Transaction } from './platform/db.ts';

const ONE: Statement = { name: 'read-name', text: 'SELECT name FROM cities WHERE id = $1' };
const OTHER: Statement = { name: 'read-name', text: 'SELECT name FROM areas WHERE id = $1' };

export const readName = (tx: Transaction, isCity: boolean, id: number) =>
  tx.rows<{ name: string }>(isCity ? ONE : OTHER, [id]);
