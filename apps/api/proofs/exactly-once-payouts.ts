import { saveBankLines } from '@karigar/contract/bank-lines/save-bank-lines';
import { preparePayoutRun } from '@karigar/contract/payouts/prepare-payout-run';
import { addDays, dayOf } from '@karigar/domain/dates/india-day';
import { writeAmount } from '@karigar/domain/money';
import { createPerson } from '#testing/fresh-people';
import { dataOf, paidLine, withPayoutDesk } from '#testing/payout-desk';
import { createEarner } from '#testing/payout-earner';
import type { TestApp } from '#testing/test-app';
import type { Prepare } from './exactly-once-prepared.ts';
import { openSession } from './exactly-once-stage.ts';
import { bankLineOf as findBankLine, type Effect } from './exactly-once-store.ts';

const REASON = 'As the accountant has written';

/** A run of a new serviceman. */
export const preparedRun = async (
  app: Pick<TestApp, 'context' | 'look' | 'now' | 'sendFields'>,
) => {
  const desk = withPayoutDesk(app);
  const { id } = await createEarner(app);
  const { runId } = dataOf(preparePayoutRun, await desk.prepare(id));
  return { app, desk, runId };
};
/** A line of the bank's statement that nobody answered. */
const bankLineOf = async (
  app: Pick<TestApp, 'context' | 'look' | 'now' | 'sendFields'>,
  amount: string,
): Promise<string> => {
  const { id } = await createPerson(app.look, 'operator', app.now());
  const token = await openSession(app, { id, role: 'operator' });
  await app.sendFields(
    saveBankLines,
    { lines: `${dayOf(app.now())},${amount},,BY ${id},1` },
    { token },
  );
  return String(await findBankLine(app.look, id));
};

type Prepared = Awaited<ReturnType<typeof preparedRun>>;

const onRun =
  (effect: Effect, before: (given: Prepared) => Promise<Record<string, string>>): Prepare =>
  async ({ app }) => {
    const given = await preparedRun(app);
    const fields = { runId: String(given.runId), ...(await before(given)) };
    const caller = await createPerson(app.look, 'operator', app.now());
    const token = await openSession(app, caller);
    return { caller, token, fields, effect, subject: given.runId };
  };

const agreed = async ({ desk, runId }: Prepared): Promise<void> => {
  const { body } = await desk.agree(await desk.ask(runId));
  if (!body.success) throw new Error(String(body.code));
};

let asked = 0;

/** The steps of a payout run, each at its time. */
export const PAYOUT_WRITES: Readonly<Record<string, Prepare>> = {
  'prepare-payout-run': async ({ app }) => {
    const { id } = await createEarner(app);
    const caller = await createPerson(app.look, 'operator', app.now());
    const fields = { servicemanId: String(id) };
    return { caller, fields, effect: 'payoutRows', subject: id };
  },
  'confirm-payout-run': onRun('runsAsked', async ({ desk, runId }) => {
    const { people, amount } = await desk.run(runId);
    return { people: String(people), amount: writeAmount(amount) };
  }),
  'take-tax-file': async ({ app }) => {
    const caller = await createPerson(app.look, 'operator', app.now());
    const fields = { month: dayOf(app.now()).slice(0, 7), paper: 'gst' };
    return { caller, fields, effect: 'taxFiles', subject: caller.id };
  },
  'save-rate': async ({ app }) => {
    const caller = await createPerson(app.look, 'operator', app.now());
    // Another day for each, so that none was asked for already.
    const subject = (asked += 1);
    const rate = { kind: 'tax', fromDay: addDays(dayOf(app.now()), subject), reason: REASON };
    const fields = { ...rate, basisPoints: String(subject) };
    return { caller, fields, effect: 'ratesAsked', subject };
  },
  'save-bank-lines': async ({ app }) => {
    const caller = await createPerson(app.look, 'operator', app.now());
    const line = `${dayOf(app.now())},1.00,,LINE OF ${caller.id},1`;
    return { caller, fields: { lines: line }, effect: 'bankLines', subject: caller.id };
  },
  'answer-bank-line': async ({ app }) => {
    const caller = await createPerson(app.look, 'operator', app.now());
    const lineId = await bankLineOf(app, '2.00');
    return {
      caller,
      fields: { lineId, kind: 'settlement' },
      effect: 'bankLinesAnswered',
      subject: caller.id,
    };
  },
  'take-back-payout': onRun('returns', async (given) => {
    await agreed(given);
    await given.desk.file(given.runId);
    const { rows } = await given.desk.run(given.runId);
    const paid = rows.map(({ reference }) => paidLine(reference)).join('\n');
    await given.desk.record(given.runId, paid);
    const lineId = await bankLineOf(given.app, '200.00');
    return { lineId, rowId: String(rows[0]?.id) };
  }),
  'cancel-payout-run': onRun('runsCancelled', async () => ({})),
  'take-payout-file': onRun('filesTaken', async (given) => {
    await agreed(given);
    return {};
  }),
  'send-payout-run': onRun('runsSent', async (given) => {
    await agreed(given);
    return {};
  }),
  'record-payout-results': onRun('payouts', async (given) => {
    await agreed(given);
    await given.desk.file(given.runId);
    const { rows } = await given.desk.run(given.runId);
    return { results: rows.map(({ reference }) => paidLine(reference)).join('\n') };
  }),
};
