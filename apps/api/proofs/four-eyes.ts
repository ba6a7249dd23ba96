import { hash } from 'node:crypto';
import { answerCountersign } from '@karigar/contract/countersigns/answer-countersign';
import type { Desk } from '@karigar/domain/console/desks';
import { SYSTEM } from '#platform/db';
import type { ExceptionWorld } from '#testing/exception-world';
import { createOperatorPerson } from '#testing/fresh-people';
import { isRefused } from './bound-rows.ts';
import { showPasskeyAlone, TAKE_DESKS, underAnotherName, type Alone } from './four-eyes-store.ts';
import { GUARDED_ACTS, type Asked, type Operator } from './guarded-acts.ts';

const HOUR = 3_600_000;

const sessionOf = async ({ context }: ExceptionWorld, id: number): Promise<Operator> => {
  const { authToken } = await context.databases.system.transaction(SYSTEM, (tx) =>
    context.sessions.open(tx, { accountId: id, role: 'operator' }),
  );
  return { id, token: authToken };
};

const operatorOf = async (world: ExceptionWorld, desks: readonly Desk[]): Promise<Operator> =>
  sessionOf(world, (await createOperatorPerson(world.look, world.now(), desks)).id);

type Scene = {
  readonly world: ExceptionWorld;
  readonly asked: Asked;
  readonly asker: Operator;
  readonly second: Operator;
  readonly desks: readonly Desk[];
};

const agree = ({ world, asked: { id } }: Scene, by: Operator, key?: string) =>
  world.send(answerCountersign, { id, outcome: 'agreed' }, { ...by, ...(key && { key }) });

/** Whether a statement in the name of one operator, with their desks, writes anything. */
const writesAlone = async (
  { world, asker, desks }: Scene,
  { text, values }: Alone,
): Promise<boolean> => {
  const speaker = { accountId: asker.id, role: 'operator', desks } as const;
  try {
    const rows = await world.context.databases.system.transaction(speaker, (tx) =>
      tx.rows({ name: `alone ${hash('sha256', text, 'hex').slice(0, 20)}`, text }, values),
    );
    return rows.length > 0;
  } catch (error) {
    if (!isRefused(error)) throw error;
    return false;
  }
};

/** Ways to act without a second person, or with one who must not count. Each returns how often it succeeded. */
const ATTACKS: Readonly<Record<string, (scene: Scene) => Promise<number>>> = {
  'the same person': async (scene) => {
    await agree(scene, scene.asker);
    return scene.asked.done();
  },
  'a second session of the same person': async (scene) => {
    await agree(scene, await sessionOf(scene.world, scene.asker.id));
    return scene.asked.done();
  },
  'after it expired': async (scene) => {
    const began = scene.world.now();
    scene.world.moveClock(began + 25 * HOUR);
    await agree(scene, scene.second);
    scene.world.moveClock(began);
    return scene.asked.done();
  },
  'somebody without the desk': async (scene) => {
    await agree(scene, await operatorOf(scene.world, ['catalogue']));
    return scene.asked.done();
  },
  'the desk of the asker was taken': async (scene) => {
    await scene.world.look(TAKE_DESKS, [scene.asker.id]);
    await agree(scene, scene.second);
    return scene.asked.done();
  },
  'the booking changed': async (scene) => {
    await scene.asked.change();
    const before = await scene.asked.done();
    await agree(scene, scene.second);
    return (await scene.asked.done()) - before;
  },
  'two at once, beyond one': async (scene) => {
    const third = await operatorOf(scene.world, scene.desks);
    await Promise.all([agree(scene, scene.second), agree(scene, third)]);
    return (await scene.asked.done()) - 1;
  },
  'a repeated key, beyond one': async (scene) => {
    const key = `agree-${scene.asked.id}`;
    await agree(scene, scene.second, key);
    await agree(scene, scene.second, key);
    return (await scene.asked.done()) - 1;
  },
  'SQL in one name': async (scene) => {
    const { asked, asker, second } = scene;
    let succeeded = 0;
    for (const statement of [
      ...asked.alone(second.id),
      ...underAnotherName(asked.id, second.id),
      showPasskeyAlone(asker.id),
    ])
      if (await writesAlone(scene, statement)) succeeded += 1;
    return succeeded;
  },
};

type Only = { readonly act?: string; readonly way?: string };

/** Every guarded act × every way to do it with fewer than two people, who both must be at the desk. */
export const runFourEyes = async (world: ExceptionWorld, only: Only = {}) => {
  const failures: string[] = [];
  let tried = 0;
  for (const [name, { desks, ask }] of Object.entries(GUARDED_ACTS)) {
    for (const [way, attack] of Object.entries(ATTACKS)) {
      if ((only.act ?? name) !== name || (only.way ?? way) !== way) continue;
      const asker = await operatorOf(world, desks);
      const scene = {
        world,
        desks,
        asker,
        second: await operatorOf(world, desks),
        asked: await ask(world, asker),
      };
      tried += 1;
      const times = await attack(scene);
      if (times !== 0) failures.push(`${name}: ${way} (${times})`);
    }
  }
  return { acts: Object.keys(GUARDED_ACTS).length, tried, failures };
};
