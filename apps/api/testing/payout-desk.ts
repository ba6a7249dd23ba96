import { answerCountersign } from '@karigar/contract/countersigns/answer-countersign';
import { cancelPayoutRun } from '@karigar/contract/payouts/cancel-payout-run';
import { confirmPayoutRun } from '@karigar/contract/payouts/confirm-payout-run';
import { getPayoutRun } from '@karigar/contract/payouts/get-payout-run';
import { listPayables } from '@karigar/contract/payouts/list-payables';
import { preparePayoutRun } from '@karigar/contract/payouts/prepare-payout-run';
import { recordPayoutResults } from '@karigar/contract/payouts/record-payout-results';
import { sendPayoutRun } from '@karigar/contract/payouts/send-payout-run';
import { takePayoutFile } from '@karigar/contract/payouts/take-payout-file';
import { answerBankDetails } from '@karigar/contract/verification/answer-bank-details';
import { readReply } from '@karigar/contract/wire/read-reply';
import type { AnyCall, OutputOf } from '@karigar/contract/define-call';
import { writeAmount } from '@karigar/domain/money';
import { readCsv } from '@karigar/domain/payouts/csv';
import type { Desk } from '@karigar/domain/console/desks';
import { openSession } from '#proofs/exactly-once-stage';
import { createOperatorPerson } from './fresh-people.ts';
import type { Reply, TestApp } from './test-app.ts';

export const dataOf = <Call extends AnyCall>(call: Call, { body }: Reply): OutputOf<Call> => {
  const reply = readReply(call, body);
  if (reply.kind !== 'ok') throw new Error(`${call.name}: ${JSON.stringify(reply)}`);
  return reply.data;
};

const BANK_VERSION =
  'SELECT version::float8 AS version FROM bank_details WHERE account_id = $1 AND check_outcome IS NULL';
let transfers = 0;
/** As a bank's number of a NEFT transfer. */
export const nextUtr = (): string => `HDFCN${String((transfers += 1)).padStart(11, '0')}`;

/** A line of the bank's answer. */
export const paidLine = (reference: string, utr = nextUtr()): string => `${reference},PAID,${utr},`;

/** What the desk money does with payout runs, each act by an operator of its own. */
export const withPayoutDesk = (world: Pick<TestApp, 'context' | 'look' | 'now' | 'sendFields'>) => {
  const operator = async (...desks: readonly Desk[]) => {
    const person = await createOperatorPerson(world.look, world.now(), desks);
    return { token: await openSession(world, person) };
  };
  const send = async (call: AnyCall, fields: Record<string, string>, ...desks: Desk[]) =>
    world.sendFields(
      call,
      fields,
      await operator(...(desks.length === 0 ? ['money' as const] : desks)),
    );
  const prepare = (servicemanId: number | null = null): Promise<Reply> =>
    send(preparePayoutRun, servicemanId === null ? {} : { servicemanId: String(servicemanId) });
  const run = async (runId: number) =>
    dataOf(getPayoutRun, await send(getPayoutRun, { runId: String(runId) }));
  const ask = async (runId: number): Promise<Reply> => {
    const { people, amount } = await run(runId);
    const seen = { people: String(people), amount: writeAmount(amount) };
    return send(confirmPayoutRun, { runId: String(runId), ...seen });
  };
  const agree = (asked: Reply): Promise<Reply> => {
    const { countersign } = dataOf(confirmPayoutRun, asked);
    return send(answerCountersign, { id: countersign.slice('W-'.length), outcome: 'agreed' });
  };
  const file = (runId: number): Promise<Reply> => send(takePayoutFile, { runId: String(runId) });
  const record = (runId: number, ...lines: readonly string[]): Promise<Reply> =>
    send(recordPayoutResults, { runId: String(runId), results: lines.join('\n') });
  return {
    operator,
    prepare,
    run,
    ask,
    agree,
    file,
    send: (runId: number): Promise<Reply> => send(sendPayoutRun, { runId: String(runId) }),
    cancel: (runId: number): Promise<Reply> => send(cancelPayoutRun, { runId: String(runId) }),
    record,
    /** What the next run would do about this serviceman; undefined without a payable amount. */
    payable: async (servicemanId: number) => {
      const fields = { servicemanId: String(servicemanId) };
      return dataOf(listPayables, await send(listPayables, fields))[0];
    },
    /** The desk kyc has compared the name that the bank shows. */
    checkBank: async (accountId: number, shownName = 'Kavita Pawar'): Promise<void> => {
      const [bank] = await world.look<{ version: number }>(BANK_VERSION, [accountId]);
      if (bank === undefined) return;
      const answer = { version: String(bank.version), outcome: 'verified', shownName };
      const fields = { accountId: String(accountId), ...answer };
      dataOf(answerBankDetails, await send(answerBankDetails, fields, 'kyc'));
    },
    /** Every step for one serviceman; the reply of the first that is refused, or of the last. */
    payOut: async (servicemanId: number): Promise<Reply> => {
      const prepared = await prepare(servicemanId);
      if (!prepared.body.success) return prepared;
      const { runId } = dataOf(preparePayoutRun, prepared);
      const agreed = await agree(await ask(runId));
      const { state, rows } = await run(runId);
      if (!agreed.body.success || state === 'done') return agreed;
      const taken = await file(runId);
      if (!taken.body.success) return taken;
      const references = rows.filter((row) => row.state === 'waiting').map((row) => row.reference);
      return record(runId, ...references.map((reference) => paidLine(reference)));
    },
    /** A run up to its file, whose rows it returns; none where nothing is transferred. */
    sendRun: async (servicemanId: number | null = null) => {
      const { runId } = dataOf(preparePayoutRun, await prepare(servicemanId));
      const agreed = await agree(await ask(runId));
      if (!agreed.body.success) throw new Error(String(agreed.body.code));
      const taken = await file(runId);
      const rows = taken.body.success ? readCsv(dataOf(takePayoutFile, taken).csv).slice(1) : [];
      return { runId, references: rows.flatMap(([reference = '']) => reference) };
    },
  };
};
