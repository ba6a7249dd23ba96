import type { BankCheckResult } from '@karigar/domain/verification/bank-check';
import type { Transaction } from '#platform/db';
import type { Vault } from '#platform/vault';
import { readCheck } from './provider-check-store.ts';

export const nameContext = (checkId: number): string => `bank_checks.name:${checkId}`;

/** What the provider learnt of this bank account; null where it was not asked. */
export const presentCheck = async (
  tx: Transaction,
  vault: Vault,
  accountId: number,
  version: number,
): Promise<{ result: BankCheckResult | null; registeredName?: string } | null> => {
  const check = await readCheck(tx, accountId, version);
  if (check === null) return null;
  const { id, result, name_sealed: sealed } = check;
  return {
    result,
    ...(sealed !== null && { registeredName: vault.open(sealed, nameContext(id)) }),
  };
};
