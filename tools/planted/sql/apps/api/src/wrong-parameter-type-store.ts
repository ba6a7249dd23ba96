import type { Statement, Transaction } from './platform/db.ts';

const FIND: Statement = { name: 'wrong-parameter-type', text: 'SELECT id FROM cities WHERE founded_at > $1' };

export const findCity = (tx: Transaction, since: number) => tx.rows<{ id: number }>(FIND, [since]);
