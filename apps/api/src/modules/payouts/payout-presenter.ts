import { leftOutNow, payoutNow } from '@karigar/domain/payouts/payable';
import type { Instant } from '@karigar/domain/dates/instant';
import { writeReference } from '@karigar/domain/payouts/bank-file';
import type { Payable } from './payable-store.ts';
import type { ListedRow } from './row-store.ts';
import type { RunSummary } from './run-store.ts';

export const presentRun = (run: RunSummary) => ({
  id: run.id,
  state: run.state,
  people: run.people,
  amount: run.amount,
  kept: run.kept,
  leftOut: run.left_out,
  waiting: run.waiting,
  paid: run.paid,
  failed: run.failed,
  preparedBy: run.prepared_by,
  preparedAt: run.prepared_at.getTime(),
  confirmedBy: run.confirmed_by,
  confirmedAt: run.confirmed_at?.getTime() ?? null,
  fileTakenBy: run.file_taken_by,
  fileTakenAt: run.file_taken_at?.getTime() ?? null,
  endedAt: run.ended_at?.getTime() ?? null,
  ...(run.way === 'provider' && { way: run.way }),
  ...(run.pace === 'daily' && { pace: run.pace, fee: run.fee }),
});

export const presentRow = (row: ListedRow) => ({
  id: row.id,
  reference: writeReference(row.id),
  servicemanId: row.serviceman_id,
  name: row.name,
  amount: row.amount,
  kept: row.kept,
  bank: row.bank ?? '',
  bankVersion: row.bank_version,
  state: row.state,
  leftOut: row.left_out,
  utr: row.utr,
  words: row.words,
  ...(row.status !== null && { transfer: row.status }),
  ...(row.fee > 0 && { fee: row.fee }),
});

export const presentPayable = (facts: Payable, now: Instant) => {
  const { amount, kept } = payoutNow(facts);
  return {
    servicemanId: facts.servicemanId,
    name: facts.name,
    payable: facts.payable,
    amount,
    kept,
    depositing: facts.depositing,
    bank: facts.bankNumber ?? '',
    leftOut: leftOutNow(facts, { amount }, now),
  };
};
