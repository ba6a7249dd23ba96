import type { Statement, Transaction } from './platform/db.ts';

const LIST: Statement = { name: 'numbers-of-bigint-array', text: 'SELECT ARRAY(SELECT id FROM cities) AS ids' };

export const listIds = (tx: Transaction) => tx.rows<{ ids: number[] }>(LIST);
