import type { Transaction } from './platform/db.ts';

import { named } from './platform/named-statement.ts';

const FIND = named({
  name: 'missing-name',
  text: 'SELECT id FROM cities WHERE name = $name AND size = $size',
});

export const findCity = (tx: Transaction, name: string) =>
  tx.rows<{ id: number }>(FIND, FIND.values({ name }));
