import { answerCountersign } from '@karigar/contract/countersigns/answer-countersign';
import { confirmPayoutRun } from '@karigar/contract/payouts/confirm-payout-run';
import { getPayoutRun } from '@karigar/contract/payouts/get-payout-run';
import { preparePayoutRun } from '@karigar/contract/payouts/prepare-payout-run';
import { recordPayoutResults } from '@karigar/contract/payouts/record-payout-results';
import { takePayoutFile } from '@karigar/contract/payouts/take-payout-file';
import { readAmount, type Paise } from '@karigar/domain/money';
import { readReference } from '@karigar/domain/payouts/bank-file';
import { readCsv } from '@karigar/domain/payouts/csv';
import type { MoneyWorld } from './money-world.ts';

export interface PaidRow {
  rowId: number;
  servicemanId: number;
  amount: Paise;
  utr: string;
}

/** The bank's answers to a file, in its order: each is paid, but for those that `fails` names by their place. */
export const answersOf = (
  csv: string,
  prefix: string,
  fails: (at: number) => boolean = () => false,
): { reference: string; utr: string; amount: Paise | null; line: string }[] =>
  readCsv(csv)
    .slice(1)
    .map(([reference = '', , , , amount = ''], at) => {
      const utr = `${prefix}${String(at + 1).padStart(11, '0')}`;
      const line = fails(at) ? `${reference},FAILED,,Account closed` : `${reference},PAID,${utr},`;
      return { reference, utr, amount: readAmount(amount), line };
    });

const OWNERS =
  'SELECT id::float8 AS id, serviceman_id::float8 AS owner FROM payout_rows WHERE run_id = $1';

/** The run of the week before, by the calls of two people: everybody who is due is paid. */
export async function payEarlier({ look, operator, callAs }: MoneyWorld): Promise<PaidRow[]> {
  const [one, other] = [await operator('money'), await operator('money')];
  const { runId } = await callAs(one, preparePayoutRun, {});
  const { people, amount } = await callAs(one, getPayoutRun, { runId });
  const asked = await callAs(one, confirmPayoutRun, { runId, people, amount });
  const id = Number(asked.countersign.slice('W-'.length));
  await callAs(other, answerCountersign, { id, outcome: 'agreed' });
  const answers = answersOf((await callAs(one, takePayoutFile, { runId })).csv, 'HDFCL');
  const results = answers.map(({ line }) => line).join('\n');
  await callAs(one, recordPayoutResults, { runId, results });
  const rows = await look<{ id: number; owner: number }>(OWNERS, [runId]);
  const owners = new Map(rows.map((row) => [row.id, row.owner]));
  return answers.flatMap(({ reference, utr, amount: sent }) => {
    const rowId = readReference(reference);
    return rowId === null || sent === null
      ? []
      : [{ rowId, servicemanId: owners.get(rowId) ?? 0, amount: sent, utr }];
  });
}
