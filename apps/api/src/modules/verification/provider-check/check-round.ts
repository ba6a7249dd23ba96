import {
  bankCheckResult,
  isVerifiedBy,
  nextBankCheckLook,
} from '@karigar/domain/verification/bank-check';
import type { Context } from '#context';
import { SYSTEM } from '#platform/db';
import { ProviderError, type AccountCheck, type PayoutProvider } from '#platform/payouts/provider';
import { addAccountNotification } from '#relay/account-notification-store';
import { nameContext } from './present-check.ts';
import {
  askForChecks,
  readOpenCheck,
  saveResult,
  saveSent,
  stopCheck,
  takeDueChecks,
  verifyBank,
  type CheckRef,
  type OpenCheck,
} from './provider-check-store.ts';

const BATCH = 5;

/** An account that the provider does not take is none of a bank. */
const REFUSED: Omit<AccountCheck, 'id'> = { status: 'none', name: null };

const ask = async (
  { vault }: Context,
  provider: PayoutProvider,
  check: OpenCheck,
): Promise<AccountCheck | typeof REFUSED> => {
  const { provider_id: id, account_id: ownerId, holder_name: holder, ifsc } = check;
  if (id !== null) return provider.readCheck(id);
  const accountNumber = vault.open(
    check.account_number_sealed,
    `bank_details.account_number:${ownerId}`,
  );
  try {
    const accountId = await provider.openAccount({ ownerId, holder, accountNumber, ifsc });
    return await provider.check(accountId);
  } catch (error) {
    if (error instanceof ProviderError && !error.isPassing) return REFUSED;
    throw error;
  }
};

/** The same name verifies the account; for everything else the reviewer reads what the bank says. */
const takeIn = async (
  { databases, vault, clock }: Context,
  check: OpenCheck,
  said: AccountCheck | typeof REFUSED,
): Promise<void> => {
  const now = clock();
  const providerId = 'id' in said ? said.id : null;
  const result = bankCheckResult(said, check.name, now - check.asked_at.getTime());
  await databases.system.transaction(SYSTEM, async (tx) => {
    if (result === null)
      return providerId === null
        ? undefined
        : saveSent(tx, check, providerId, new Date(nextBankCheckLook(check.looks, now)));
    const isVerified = isVerifiedBy(result) && (await verifyBank(tx, check));
    const nameSealed =
      isVerified || said.name === null ? null : vault.seal(said.name, nameContext(check.id));
    const at = new Date(now);
    if (!(await saveResult(tx, check, { result, nameSealed, providerId, at }))) return undefined;
    if (isVerified) await addAccountNotification(tx, check.account_id, 'bank-checked', at);
    return undefined;
  });
};

const lookAtCheck = async (context: Context, ref: CheckRef): Promise<void> => {
  const { payouts: provider, databases } = context;
  if (provider === null) return;
  const check = await databases.system.transaction(SYSTEM, async (tx) => {
    const open = await readOpenCheck(tx, ref);
    if (open === null) await stopCheck(tx, ref);
    return open;
  });
  if (check !== null) await takeIn(context, check, await ask(context, provider, check));
};

/** Sends a rupee to bank accounts that nobody has looked at yet, and reads which name the bank has for them. */
export const checkRound = (context: Context) => async (): Promise<boolean> => {
  const { databases, clock, log } = context;
  const due = await databases.system.transaction(SYSTEM, async (tx) => {
    await askForChecks(tx, clock(), BATCH);
    return takeDueChecks(tx, clock(), BATCH);
  });
  const look = (ref: CheckRef): Promise<void> =>
    lookAtCheck(context, ref).catch((error: unknown) =>
      log.warn({ err: error, bankOf: ref.account_id }, 'a bank account could not be checked'),
    );
  await Promise.all(due.map(look));
  return due.length === BATCH;
};
