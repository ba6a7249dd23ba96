import { preparePayoutRun } from '@karigar/contract/payouts/prepare-payout-run';
import { writeAmount } from '@karigar/domain/money';
import { createPerson } from '#testing/fresh-people';
import { dataOf, paidLine, withPayoutDesk } from '#testing/payout-desk';
import { createEarner } from '#testing/payout-earner';
import type { TestApp } from '#testing/test-app';
import type { Prepare } from './exactly-once-prepared.ts';
import { openSession } from './exactly-once-stage.ts';
import type { Effect } from './exactly-once-store.ts';

/** A run of a new serviceman. */
export const preparedRun = async (
  app: Pick<TestApp, 'context' | 'look' | 'now' | 'sendFields'>,
) => {
  const desk = withPayoutDesk(app);
  const { id } = await createEarner(app);
  const { runId } = dataOf(preparePayoutRun, await desk.prepare(id));
  return { desk, runId };
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
  'cancel-payout-run': onRun('runsCancelled', async () => ({})),
  'take-payout-file': onRun('filesTaken', async (given) => {
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
