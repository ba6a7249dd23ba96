import type { Statement, Transaction } from './platform/db.ts';

const SUM: Statement = {
  name: 'sum-of-nothing',
  text: 'SELECT sum(length(name)) AS letters FROM areas WHERE city_id = $1',
};

export const sumLetters = (tx: Transaction, cityId: number) =>
  tx.rows<{ letters: number }>(SUM, [cityId]);
