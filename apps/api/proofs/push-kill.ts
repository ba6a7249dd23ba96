import { setTimeout as pause } from 'node:timers/promises';
import { subscribePush } from '@karigar/contract/push/subscribe-push';
import { createPerson } from '#testing/fresh-people';
import type { PushService, StandInPhone } from '#testing/push-service';
import { sendCall } from '#testing/send-call';
import type { SpawnedWorld } from '#testing/spawned-world';
import { tellAll } from './push-kill-store.ts';
import { ageLocks, countDead, countJobsLeft, countOutbox } from './relay-drain-store.ts';

const PATIENCE_MS = 60_000;
/** As long as a push service takes, so that a kill finds some between sent and noted. */
const ANSWER_MS = 15;

export type PushKill = {
  readonly phones: number;
  /** What each phone should show, over all phones. */
  readonly alerts: number;
  readonly posts: number;
  /** Heard by the phones at each kill: never none, never all. */
  readonly heardAtKills: readonly number[];
  readonly lost: number;
  /** Alerts with two places on one phone; one that comes again must come to the place of the first. */
  readonly seenTwice: number;
  /** Posts that a killed worker had made and not noted, and so were made again. */
  readonly repeated: number;
  readonly failures: readonly string[];
};

/** SIGKILL of the worker while it sends, again and again. */
export const runPushKill = async (
  world: SpawnedWorld,
  service: PushService,
  size: { readonly people: number; readonly each: number; readonly kills: number },
): Promise<PushKill> => {
  const { server, look } = world;
  service.holdAnswers(() => pause(ANSWER_MS));
  await server.start();
  const phonesOf = new Map<number, readonly StandInPhone[]>();
  for (let n = 0; n < size.people; n += 1) {
    const person = await createPerson(look, 'serviceman', Date.now());
    const phones = [service.newPhone(), service.newPhone()];
    for (const { address } of phones) {
      const token = await world.signIn(person);
      await sendCall(server.base, subscribePush, address, { token });
    }
    phonesOf.set(person.id, phones);
  }
  const phones = [...phonesOf.values()].flat();
  const heard = (): number => phones.reduce((sum, phone) => sum + phone.heard.length, 0);

  const told = await tellAll(look, [...phonesOf.keys()], size.each);
  const alerts = told.length * 2;
  const deadline = Date.now() + PATIENCE_MS;
  const until = async (isSo: () => Promise<boolean> | boolean): Promise<void> => {
    while (!(await isSo())) {
      if (Date.now() > deadline) throw new Error(`no more is sent:\n${server.output()}`);
      await pause(5);
    }
  };

  const heardAtKills: number[] = [];
  for (let kill = 1; kill <= size.kills; kill += 1) {
    await until(() => heard() >= (alerts * kill) / (size.kills + 1));
    await server.kill();
    heardAtKills.push(heard());
    await ageLocks(look);
    await server.start();
  }
  await until(async () => (await countOutbox(look)) + (await countJobsLeft(look)) === 0);

  const failures = [...service.failures];
  if ((await countDead(look)) > 0) failures.push('dead letters');
  let [lost, seenTwice] = [0, 0];
  for (const [account, own] of phonesOf) {
    const due = told.filter((one) => one.account === account).map(({ id }) => id);
    for (const phone of own) {
      const shown = new Set(phone.heard.map(({ payload }) => payload['id']));
      const places = new Set(phone.heard.map(({ topic }) => topic));
      lost += due.filter((id) => !shown.has(id)).length;
      seenTwice += places.size - shown.size;
      if (shown.size > due.length) failures.push('a phone heard what was for another');
    }
  }
  return {
    phones: phones.length,
    alerts,
    posts: heard(),
    heardAtKills,
    lost,
    seenTwice,
    repeated: heard() - alerts + lost,
    failures,
  };
};
