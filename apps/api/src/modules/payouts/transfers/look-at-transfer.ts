import { writeReference } from '@karigar/domain/payouts/bank-file';
import type { RowAnswer } from '@karigar/domain/payouts/bank-results';
import { nextTransferLook, transferAnswer } from '@karigar/domain/payouts/transfer';
import type { Context } from '#context';
import { SYSTEM, type Transaction } from '#platform/db';
import {
  ProviderError,
  type PayoutProvider,
  type ProviderPayout,
} from '#platform/payouts/provider';
import { answerRows } from '../answer-rows.ts';
import { whyOut } from '../check-again.ts';
import { factsOf, lockPayableFacts } from '../payable-store.ts';
import { leaveOut, lockRows, type StoredRow } from '../row-store.ts';
import { endWhenAnswered, lockRun } from '../run-store.ts';
import {
  endTransfer,
  readPaidAt,
  readTransfer,
  saveCalling,
  saveSentTransfer,
  type Transfer,
} from './transfer-store.ts';

/** Under the locks that every other answer of the run takes. */
const lockRow = async (tx: Transaction, { run_id: runId, row_id: rowId }: Transfer) => {
  await lockRun(tx, runId);
  const [row] = await lockRows(tx, runId, [rowId]);
  if (row === undefined) throw new Error(`transfer ${rowId} is of no row`);
  return row;
};

const answer = async (
  tx: Transaction,
  now: number,
  transfer: Transfer,
  row: StoredRow,
  said: RowAnswer,
): Promise<void> => {
  await answerRows({ tx, now, by: transfer.by, answeredBy: null }, [row], [said]);
  if (said.state !== 'paid') await endTransfer(tx, transfer.row_id);
  await endWhenAnswered(tx, transfer.run_id, new Date(now));
};

/** Nothing was asked of the provider, or it never took it: the transfer has not been made. */
const giveUp = async (
  { databases, clock }: Context,
  transfer: Transfer,
  said: { readonly state: 'failed' | 'not-sent'; readonly words: string },
): Promise<void> =>
  databases.system.transaction(SYSTEM, async (tx) => {
    const row = await lockRow(tx, transfer);
    if (row.state !== 'waiting') return;
    await answer(tx, clock(), transfer, row, { rowId: row.id, ...said });
  });

type Opened = { readonly id: string } | { readonly why: 'changed' | 'refused' };

const openAccount = async (
  { vault }: Context,
  provider: PayoutProvider,
  transfer: Transfer,
): Promise<Opened> => {
  const { serviceman_id: ownerId, holder_name: holder, account_number_sealed: sealed } = transfer;
  if (holder === null) return { why: 'changed' };
  const accountNumber = vault.open(sealed, `bank_details.account_number:${ownerId}`);
  try {
    const asked = { ownerId, holder, accountNumber, ifsc: transfer.ifsc };
    return { id: await provider.openAccount(asked) };
  } catch (error) {
    if (error instanceof ProviderError && !error.isPassing) return { why: 'refused' };
    throw error;
  }
};

/** The last decision about this row: from here on the provider may have the transfer. Null when it goes no further. */
const begin = async (
  context: Context,
  provider: PayoutProvider,
  transfer: Transfer,
): Promise<string | null> => {
  const account = await openAccount(context, provider, transfer);
  if ('why' in account && account.why === 'refused') {
    const words = 'The bank account is not one that can be paid to';
    await giveUp(context, transfer, { state: 'failed', words });
    return null;
  }
  return context.databases.system.transaction(SYSTEM, async (tx) => {
    const row = await lockRow(tx, transfer);
    if (row.state !== 'waiting') return null;
    const now = context.clock();
    const facts = await lockPayableFacts(tx, [row.serviceman_id]);
    const why = whyOut(row, factsOf(facts, row.serviceman_id), now);
    if (why === null && 'id' in account)
      return (await saveCalling(tx, row.id, account.id)) ? account.id : null;
    await leaveOut(tx, [{ id: row.id, why: why ?? 'bank-changed' }], null, new Date(now));
    await endTransfer(tx, row.id);
    await endWhenAnswered(tx, transfer.run_id, new Date(now));
    return null;
  });
};

/** Null when the provider has not taken it and never will. A lost answer is asked for again under the same key. */
const ask = async (
  provider: PayoutProvider,
  { key, amount, provider_id: id, row_id: rowId }: Transfer,
  accountId: string,
): Promise<ProviderPayout | null> => {
  if (id !== null) return provider.read(id);
  const narration = `Karigar ${writeReference(rowId)}`;
  try {
    return await provider.pay({ key, accountId, amount, narration });
  } catch (error) {
    if (!(error instanceof ProviderError) || error.isPassing) throw error;
    return provider.find(accountId, key);
  }
};

const takeIn = async (
  { databases, clock }: Context,
  transfer: Transfer,
  payout: ProviderPayout,
): Promise<void> =>
  databases.system.transaction(SYSTEM, async (tx) => {
    const row = await lockRow(tx, transfer);
    if (payout.amount !== row.amount || payout.key !== transfer.key)
      throw new Error(`the provider has another transfer for row ${row.id}`);
    const now = clock();
    const said = transferAnswer(row, payout);
    const at = new Date(now);
    const paidAt = said?.state === 'paid' ? at : await readPaidAt(tx, row.id);
    const next = nextTransferLook(
      { looks: transfer.looks, paidAt: paidAt?.getTime() ?? null },
      now,
    );
    await saveSentTransfer(tx, {
      rowId: row.id,
      providerId: payout.id,
      status: payout.status,
      paidAt,
      next: next === null ? null : new Date(next),
      at,
    });
    if (said !== null) await answer(tx, now, transfer, row, said);
  });

/** Sends a transfer, or asks what came of it. Webhooks and the clock both end here, so neither can contradict the other. */
export const lookAtTransfer = async (context: Context, rowId: number): Promise<void> => {
  const { payouts: provider, databases } = context;
  if (provider === null) return;
  const transfer = await databases.system.transaction(SYSTEM, (tx) => readTransfer(tx, rowId));
  if (transfer === null || transfer.state === 'ended') return;
  const accountId =
    transfer.state === 'asked'
      ? await begin(context, provider, transfer)
      : transfer.fund_account_id;
  if (accountId === null) return;
  const payout = await ask(provider, transfer, accountId);
  if (payout === null) {
    const words = 'The payouts provider did not take the transfer';
    return giveUp(context, transfer, { state: 'not-sent', words });
  }
  return takeIn(context, transfer, payout);
};
