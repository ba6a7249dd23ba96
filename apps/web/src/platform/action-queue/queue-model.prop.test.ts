import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ACCOUNTS,
  BOOKINGS,
  createQueueWorld,
  FATES,
  faultless,
  OK,
  type Acted,
  type Fault,
  type QueueWorld,
} from '#testing/queue-world';
import type { Entry } from './action.ts';

const SEQUENCES = 2000;

type Model = { acted: Acted[] };
type Command = fc.AsyncCommand<Model, QueueWorld>;

const command = (name: string, run: Command['run']): Command => ({
  check: () => true,
  run,
  toString: () => name,
});

const aTab = fc.constantFrom(0 as const, 1 as const);
const anAct = fc.tuple(fc.constantFrom(...BOOKINGS), aTab).map(([bookingId, tab]) =>
  command(`act on ${bookingId} in tab ${tab}`, async ({ acted }, world) => {
    const did = { bookingId, account: world.account(), text: `message ${acted.length}` };
    acted.push(did);
    await world.act(did, tab);
  }),
);
const COMMANDS = [
  anAct,
  anAct,
  anAct,
  fc.constant(command('show', (_model, world) => world.show())),
  aTab.map((tab) => command(`hide tab ${tab}`, async (_model, world) => world.hide(tab))),
  aTab.map((tab) => command(`discard tab ${tab}`, async (_model, world) => world.discard(tab))),
  fc.constant(
    command('log out and in', async (_model, world) => {
      const who = world.account();
      await world.logIn('nobody');
      await world.logIn(who);
    }),
  ),
  fc.constant(command('open the queue', (_model, world) => world.openQueue())),
  fc
    .constantFrom(...ACCOUNTS)
    .map((who) => command(`log in ${who}`, async (_model, world) => world.logIn(who))),
];

const days = (fault: Fault) =>
  fc.asyncProperty(
    fc.commands(COMMANDS, { maxCommands: 25 }),
    fc.array(fc.constantFrom(...FATES), { minLength: 1, maxLength: 40 }),
    async (commands, fates) => {
      const model: Model = { acted: [] };
      const world = createQueueWorld(fates, fault);
      await fc.asyncModelRun(() => ({ model, real: world }), commands);
      expect(await world.judge(model.acted)).toEqual([]);
    },
  );

describe('the action queue, on random days', () => {
  it('loses nothing, duplicates nothing, keeps the order, never stalls, and never sends under another login', async () => {
    await fc.assert(days(faultless), { numRuns: SEQUENCES });
  }, 120_000);

  const belongingTo =
    (account: string) =>
    (entry: Entry): Entry => ({ ...entry, account });

  const FAULTS: Record<string, Fault> = {
    'an entry is removed by any reply': (world) => ({
      ...world,
      send: async (action) => {
        const reply = await world.send(action);
        return reply.kind === 'ok' || reply.kind === 'refused' ? reply : OK;
      },
    }),
    'no lock': (world) => ({ ...world, alone: (_account, work) => work() }),
    'a new key for each send': (world) => {
      let sendings = 0;
      return {
        ...world,
        send: (action) => world.send({ ...action, key: `${action.key}-${++sendings}` }),
      };
    },
    'the last action is sent first': (world) => ({
      ...world,
      store: { ...world.store, read: async () => (await world.store.read()).toReversed() },
    }),
    'an action is sent under the current login': (world) => ({
      ...world,
      store: {
        ...world.store,
        read: async () => (await world.store.read()).map(belongingTo(world.account())),
      },
    }),
    'an action is sent before older ones are opened': (world) => ({
      ...world,
      store: {
        ...world.store,
        read: async () => (await world.store.read()).filter(({ sealed }) => sealed === undefined),
      },
    }),
    'a frozen page keeps the lock': (world) => {
      const held: Promise<unknown>[] = [];
      return {
        ...world,
        // Waits for running sends before it releases the lock.
        alone: (account, work) =>
          world.alone(account, async () => {
            await work();
            await Promise.all(held);
          }),
        send: (action) => {
          const sending = world.send(action);
          held.push(sending);
          return sending;
        },
      };
    },
  };

  it.each(Object.keys(FAULTS))(
    'the queue model finds the fault %s',
    async (name) => {
      const found = await fc.check(days(FAULTS[name] ?? faultless), { numRuns: SEQUENCES });
      expect(found.failed).toBe(true);
    },
    120_000,
  );
});
