import { setTimeout as pause } from 'node:timers/promises';
import { subscribePush } from '@karigar/contract/push/subscribe-push';
import { createPerson } from '#testing/fresh-people';
import type { PushService, StandInPhone } from '#testing/push-service';
import { sendCall } from '#testing/send-call';
import type { SpawnedWorld } from '#testing/spawned-world';
import { notifyAll } from './push-kill-store.ts';
import { ageLeases, countDead, countJobsLeft, countOutbox } from './relay-drain-store.ts';

const PATIENCE_MS = 60_000;
/** As slow as a push service, so that a kill hits some between sent and recorded. */
const ANSWER_MS = 15;

export type PushKill = {
  readonly phones: number;
  /** How many pushes all phones together should show. */
  readonly alerts: number;
  readonly posts: number;
  /** Pushes received at each kill: never none, never all. */
  readonly heardAtKills: readonly number[];
  readonly lost: number;
  /** Pushes with two tags on one phone; a repeated push must have the tag of the first. */
  readonly seenTwice: number;
  /** Posts that a killed worker had sent and not recorded, and so were sent again. */
  readonly repeated: number;
  readonly failures: readonly string[];
};

/** Kills the worker with SIGKILL while it sends, again and again. */
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

  const notifications = await notifyAll(look, [...phonesOf.keys()], size.each);
  const alerts = notifications.length * 2;
  const deadline = Date.now() + PATIENCE_MS;
  const until = async (isSo: () => Promise<boolean> | boolean): Promise<void> => {
    while (!(await isSo())) {
      if (Date.now() > deadline) throw new Error(`no more pushes are sent:\n${server.output()}`);
      await pause(5);
    }
  };

  const heardAtKills: number[] = [];
  for (let kill = 1; kill <= size.kills; kill += 1) {
    await until(() => heard() >= (alerts * kill) / (size.kills + 1));
    await server.kill();
    heardAtKills.push(heard());
    await ageLeases(look);
    await server.start();
  }
  await until(async () => (await countOutbox(look)) + (await countJobsLeft(look)) === 0);

  const failures = [...service.failures];
  if ((await countDead(look)) > 0) failures.push('dead letters');
  let [lost, seenTwice] = [0, 0];
  for (const [account, own] of phonesOf) {
    const due = notifications.filter((one) => one.account === account).map(({ id }) => id);
    for (const phone of own) {
      const shown = new Set(phone.heard.map(({ payload }) => payload['id']));
      const places = new Set(phone.heard.map(({ topic }) => topic));
      lost += due.filter((id) => !shown.has(id)).length;
      seenTwice += places.size - shown.size;
      if (shown.size > due.length) failures.push('a phone got another phone’s push');
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
