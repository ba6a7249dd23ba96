import type { Membership } from '@karigar/domain/roles';
import type { Statement, Transaction } from '#platform/db';

const READ: Statement = {
  name: 'read-roles',
  text: `SELECT role FROM memberships WHERE account_id = $1`,
};

export const readRoles = async (tx: Transaction, accountId: number): Promise<Membership[]> =>
  (await tx.rows<{ role: Membership }>(READ, [accountId])).map(({ role }) => role);

const ADD: Statement = {
  name: 'add-membership',
  text: `INSERT INTO memberships (account_id, role) VALUES ($1, $2) ON CONFLICT DO NOTHING`,
};

export const addMembership = async (
  tx: Transaction,
  accountId: number,
  role: Membership,
): Promise<void> => void (await tx.rows(ADD, [accountId, role]));
