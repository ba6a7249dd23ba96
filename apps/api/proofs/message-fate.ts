import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { CUSTOMER_PLANS } from '@karigar/domain/notifications/message-plan';
import type { MessageFaults } from '#testing/messages/stand-in';
import type { SpawnedWorld } from '#testing/spawned-world';
import { ageLeases } from './relay-drain-store.ts';
import { fastTime, morningClock } from './fast-clock.ts';
import { nameOf, startNetwork, type Truth } from './message-fate-network.ts';
import { PRICES, type FateProviders } from './message-fate-world.ts';
import { plantPeople, type FatePerson } from './message-fate-people.ts';
import {
  believeProviders,
  countOpen,
  endlessSessions,
  followClock,
  forgetWaiting,
  readFates,
  tell,
  type Fate,
  type Notified,
} from './message-fate-store.ts';

export type MessageFate = {
  readonly messages: number;
  readonly kills: number;
  /** By how the record says that they ended. */
  readonly states: Readonly<Record<string, number>>;
  readonly inTime: number;
  /** Neither with the person within the time of the kind, nor shown at the desk as not delivered or not confirmed. */
  readonly silent: number;
  /** The record says that it arrived, and no phone has it. */
  readonly untrue: number;
  /** Taken by two providers of one channel, or by one provider twice. */
  readonly twice: number;
  readonly repeatedReports: number;
  /** In paise. */
  readonly cost: number;
  readonly budget: number;
  readonly unrecorded: number;
  readonly examples: readonly string[];
};

export type FateSize = {
  readonly messages: number;
  readonly kills: number;
  /** How much faster than ours the clock of the messages runs. */
  readonly speed: number;
  /** Over how long they are begun. */
  readonly overMs: number;
  readonly patienceMs: number;
  readonly kinds?: readonly string[];
  /** Beside the usual share of them. */
  readonly faults?: Partial<MessageFaults>;
  readonly planted?: 'who waits is forgotten' | 'a provider is believed';
};

const FAULTS = { failing: 0.02, cut: 0.01, hanging: 0.004, limited: 0.05, answerMs: 60 };
const EACH = 8;
const ROUND_MS = 200;
const EXAMPLES = 8;

const shuffled = <Item>(items: readonly Item[]): Item[] =>
  items
    .map((item) => ({ item, at: Math.random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);

const plan = (people: readonly FatePerson[], kinds: readonly string[], count: number): Notified[] =>
  shuffled(
    people.flatMap(({ person, booking }) =>
      shuffled(kinds)
        .slice(0, EACH)
        .map((kind) => ({ account: person.id, booking, kind })),
    ),
  ).slice(0, count);

/** Shown on the record and where the desk looks. */
const SHOWN = new Set(['failed', 'unconfirmed']);

const judge = (fates: readonly Fate[], { taken, arrived }: Truth) => {
  const states: Record<string, number> = {};
  const examples: string[] = [];
  let [inTime, silent, untrue, twice, cost, unrecorded] = [0, 0, 0, 0, 0, 0];
  const note = (what: string, fate: Fate): number => {
    if (examples.length < EXAMPLES)
      examples.push(
        `${what}: ${JSON.stringify(fate)} ${JSON.stringify(arrived.get(nameOf(fate.no, fate.kind)) ?? [])}`,
      );
    return 1;
  };
  for (const fate of fates) {
    const name = nameOf(fate.no, fate.kind);
    const [at, by] = [arrived.get(name) ?? [], taken.get(name) ?? []];
    states[fate.state] = (states[fate.state] ?? 0) + 1;
    const isInTime = at.some((one) => one.at <= fate.dueAt);
    if (isInTime) inTime += 1;
    // What arrived after its time was shown as not delivered until then.
    else if (!SHOWN.has(fate.state) && !(fate.state === 'reached' && at.length > 0))
      silent += note('silent', fate);
    if (fate.state === 'reached' && at.length === 0) untrue += note('untrue', fate);
    const bySms = by.filter(({ channel }) => channel === 'sms').length;
    const byWhatsapp = by.length - bySms;
    if (bySms > 1 || byWhatsapp > 1) twice += note('twice', fate);
    cost += fate.cost;
    if (fate.cost < bySms * PRICES.sms + byWhatsapp * PRICES.whatsapp)
      unrecorded += note('unrecorded', fate);
  }
  return { states, inTime, silent, untrue, twice, cost, unrecorded, examples };
};

/** Customers hear what they must hear, through providers that fail, hang, limit, deliver late and report twice. */
export const runMessageFate = async (
  world: SpawnedWorld,
  providers: FateProviders,
  /** Where the server reads its clock. */
  clockFile: string,
  size: FateSize,
): Promise<MessageFate> => {
  const { server, look } = world;
  const kinds = size.kinds ?? Object.keys(CUSTOMER_PLANS);
  const here = { began: Date.now(), showed: Date.now(), speed: 1 };
  writeFileSync(clockFile, JSON.stringify(here));
  await server.start();
  const people = await plantPeople(world, providers.push, Math.ceil(size.messages / EACH));
  await endlessSessions(look);
  await server.kill();
  if (size.planted === 'who waits is forgotten') await forgetWaiting(look);
  if (size.planted === 'a provider is believed') await believeProviders(look);

  const clock = morningClock(size.speed);
  const now = (): number => fastTime(clock, Date.now());
  writeFileSync(clockFile, JSON.stringify(clock));
  await followClock(look, clock);
  await server.start();
  const network = startNetwork(world, providers, people, { speed: size.speed, now });
  for (const one of [providers.msg91, providers.gupshup, providers.whatsapp])
    one.faults({ ...FAULTS, ...size.faults });

  const waiting = plan(people, kinds, size.messages);
  const total = waiting.length;
  const began = Date.now();
  let killed = 0;
  const kill = async (): Promise<void> => {
    killed += 1;
    await server.kill();
    await ageLeases(look);
    await server.start();
  };
  while (waiting.length > 0) {
    const share = Math.min(1, (Date.now() - began) / size.overMs);
    const due = Math.ceil(total * share) - (total - waiting.length);
    const notified = await tell(look, waiting.splice(0, Math.max(due, 0)), new Date(now()));
    for (const { id, no, kind } of notified) network.names.set(id, nameOf(no, kind));
    // One provider is away for a third of the time.
    if (share > 1 / 3 && share < 2 / 3) providers.msg91.goAway();
    else providers.msg91.comeBack();
    if (killed < size.kills && share >= (killed + 1) / (size.kills + 1)) await kill();
    await pause(ROUND_MS);
  }
  const deadline = Date.now() + size.patienceMs;
  while ((await countOpen(look)) > 0 && Date.now() < deadline) await pause(500);
  await network.close();
  return {
    messages: total,
    kills: killed,
    repeatedReports: network.repeated(),
    budget: PRICES.budgetOfDay,
    ...judge(await readFates(look), network.truth),
  };
};
