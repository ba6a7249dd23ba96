import { preparePayoutRun } from '@karigar/contract/payouts/prepare-payout-run';
import { listNotifications } from '@karigar/contract/notifications/list-notifications';
import { listWaiting } from '@karigar/contract/waiting/list-waiting';
import { transferRound } from '#modules/payouts/index';
import { openSession } from '#proofs/exactly-once-stage';
import type { FreshPerson } from './fresh-people.ts';
import { createMoneyWorld } from './money-world.ts';
import { dataOf, withPayoutDesk } from './payout-desk.ts';
import { startRazorpayX } from './razorpayx/stand-in.ts';

const MINUTE = 60_000;

/** A money world with the stand-in of the payouts provider; the worker's round runs when the test says so. */
export const createPayoutWorld = async () => {
  const razorpayX = await startRazorpayX();
  const world = await createMoneyWorld({ env: razorpayX.env });
  const desk = withPayoutDesk(world);
  razorpayX.tell(world.base);
  const round = transferRound(world.context);

  /** The worker's looks, so many minutes later, until nothing is due. */
  const later = async (minutes = 0): Promise<void> => {
    world.moveClock(world.now() + minutes * MINUTE);
    // What the rounds ask for is told of, too.
    for (let time = 0; time < 2; time += 1) {
      await razorpayX.settled();
      while (await round());
    }
  };
  const agreedRun = async (servicemanId: number): Promise<number> => {
    const { runId } = dataOf(preparePayoutRun, await desk.prepare(servicemanId));
    const agreed = await desk.agree(await desk.ask(runId));
    if (!agreed.body.success) throw new Error(String(agreed.body.code));
    return runId;
  };
  const onlyRow = async (runId: number) => (await desk.run(runId)).rows[0];
  return {
    ...world,
    razorpayX,
    desk,
    later,
    agreedRun,
    onlyRow,
    /** A run of one serviceman, handed to the provider; the worker has not looked yet. */
    handedRun: async (servicemanId: number): Promise<number> => {
      const runId = await agreedRun(servicemanId);
      const sent = await desk.send(runId);
      if (!sent.body.success) throw new Error(String(sent.body.code));
      return runId;
    },
    /** What the provider has for the only row of a run; throws unless it is one transfer. */
    transferOf: async (runId: number) => {
      const { reference = '' } = (await onlyRow(runId)) ?? {};
      const found = [...razorpayX.books.payouts.values()].filter(({ key }) =>
        key.startsWith(`${reference}-`),
      );
      const [only] = found;
      if (only === undefined || found.length > 1) throw new Error(`${found.length} transfers`);
      return only;
    },
    transfers: (): number => razorpayX.books.payouts.size,
    waitingItem: async (runId: number) => {
      const by = await desk.operator('money');
      const { items } = dataOf(
        listWaiting,
        await world.sendFields(listWaiting, { limit: '100' }, by),
      );
      return items.find(({ kind, id }) => kind === 'payout-run' && id === String(runId));
    },
    told: async (person: FreshPerson): Promise<string[]> => {
      const token = await openSession(world, person);
      const list = dataOf(
        listNotifications,
        await world.sendFields(listNotifications, {}, { token }),
      );
      return list.filter(({ kind }) => kind.startsWith('payout')).map(({ message }) => message);
    },
    close: async (): Promise<void> => {
      await razorpayX.close();
      await world.close();
    },
  };
};

export type PayoutWorld = Awaited<ReturnType<typeof createPayoutWorld>>;
