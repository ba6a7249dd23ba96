import type { Statement, Transaction } from '#platform/db';

const LIST: Statement = {
  name: 'list-silenced-kinds',
  text: `SELECT kind FROM silenced_kinds WHERE account_id = $1`,
};

export const listSilenced = async (tx: Transaction, accountId: number): Promise<string[]> =>
  (await tx.rows<{ kind: string }>(LIST, [accountId])).map(({ kind }) => kind);

const SILENCE: Statement = {
  name: 'silence-kind',
  text: `INSERT INTO silenced_kinds (account_id, kind) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
};
const RING: Statement = {
  name: 'ring-kind',
  text: `DELETE FROM silenced_kinds WHERE account_id = $1 AND kind = $2`,
};

export const saveSetting = async (
  tx: Transaction,
  accountId: number,
  { kind, rings }: { readonly kind: string; readonly rings: boolean },
): Promise<void> => void (await tx.rows(rings ? RING : SILENCE, [accountId, kind]));
