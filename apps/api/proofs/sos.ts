import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { endAlarm } from '@karigar/contract/safety/end-alarm';
import { raiseAlarm } from '@karigar/contract/safety/raise-alarm';
import { finishItem } from '@karigar/contract/waiting/finish-item';
import { listWaiting } from '@karigar/contract/waiting/list-waiting';
import type { AnyCall } from '@karigar/contract/define-call';
import { createBookings } from '#testing/fresh-bookings';
import { createOperatorPerson, createPerson } from '#testing/fresh-people';
import type { MessageFaults } from '#testing/messages/stand-in';
import { sendCall, type Reply } from '#testing/send-call';
import type { SpawnedWorld } from '#testing/spawned-world';
import { ageLeases } from './relay-drain-store.ts';
import { forgetEveryThird, readAlarmFacts } from './sos-store.ts';
import type { SosProviders } from './sos-world.ts';

export type SosSize = {
  readonly alarms: number;
  readonly kills: number;
  readonly overMs: number;
  /** Share of requests whose reply is lost on the way to the phone. */
  readonly loss: number;
  readonly faults: Partial<MessageFaults>;
  readonly planted?: 'a job is forgotten';
};

export type Sos = {
  readonly alarms: number;
  readonly kills: number;
  readonly repeats: number;
  readonly sms: number;
  readonly endedBySides: number;
  readonly endedByTeam: number;
  /** No phone on duty had an SMS 30 s after the network took the alarm. */
  readonly unheard: number;
  /** Not in the queue although it is open, or in it although it has ended. */
  readonly notInQueue: number;
  /** More SMS to a phone than rounds that were written. */
  readonly doubled: number;
  /** Told after it had ended. */
  readonly afterEnd: number;
  readonly examples: readonly string[];
};

const WITHIN_MS = 30_000;
const EXAMPLES = 6;
const TRIES = 200;
const REASON = 'Called: safe, it was pressed by mistake';

type Side = { readonly token: string; readonly bookingId: number; readonly orderId: number };
type Raised = { readonly alarmId: number; readonly at: number; readonly side: Side };

/** As many visits as alarms; every second one is raised by the serviceman. */
const plantSides = async (world: SpawnedWorld, count: number): Promise<readonly Side[]> => {
  const { look, vault } = world;
  const now = Date.now();
  const serviceman = await createPerson(look, 'serviceman', now);
  const ofServiceman = await world.signIn(serviceman);
  const sides: Side[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const customer = await createPerson(look, 'customer', now);
    const ids = { servicemanId: serviceman.id, customerId: customer.id };
    const booking = { count: 1, state: 'started', now, code: '482913', ...ids } as const;
    const [made] = await createBookings(look, vault, booking);
    if (made === undefined) throw new Error('no booking was made');
    sides.push({ ...made, token: nth % 2 === 0 ? await world.signIn(customer) : ofServiceman });
  }
  return sides;
};

/** Alarms of both sides of 200 visits, by a network that loses replies and a server that is killed. */
export const runSos = async (
  world: SpawnedWorld,
  providers: SosProviders,
  size: SosSize,
): Promise<Sos> => {
  const { server, look } = world;
  await server.start();
  const sides = await plantSides(world, size.alarms);
  const operator = await world.signIn(await createOperatorPerson(look, Date.now(), ['dispatch']));
  if (size.planted === 'a job is forgotten') await forgetEveryThird(look);
  for (const one of [providers.msg91, providers.gupshup]) one.faults(size.faults);

  const heard: { readonly no: string; readonly to: string; readonly at: number }[] = [];
  const watched = new AbortController();
  const watching = (async (): Promise<void> => {
    const known = { msg91: 0, gupshup: 0 };
    while (!watched.signal.aborted) {
      for (const name of ['msg91', 'gupshup'] as const)
        for (const { to, text } of providers[name].sent.slice(known[name])) {
          known[name] += 1;
          const no = /KRG-\d+/.exec(text)?.[0] ?? '';
          heard.push({ no, to: to.slice(-10), at: Date.now() });
        }
      await pause(50);
    }
  })();

  let repeats = 0;
  /** As the app does: again under the same key until a reply comes. */
  const insist = async (
    call: AnyCall,
    fields: Readonly<Record<string, string>>,
    token: string,
  ): Promise<Reply> => {
    const key = randomUUID();
    for (let tried = 0; tried < TRIES; tried += 1) {
      const base = call.who.includes('operator') ? server.consoleBase : server.base;
      const reply = await sendCall(base, call, fields, { token, key }).catch(() => null);
      const isLost = Math.random() < size.loss;
      if (reply !== null && reply.status < 500 && !isLost) return reply;
      repeats += 1;
      await pause(100);
    }
    throw new Error(`${call.name} got no reply`);
  };

  const raised: Raised[] = [];
  const raise = async (side: Side): Promise<void> => {
    const fields = { mainId: String(side.orderId), bookingId: String(side.bookingId) };
    const { body } = await insist(raiseAlarm, fields, side.token);
    if (!body.success) throw new Error(JSON.stringify(body));
    raised.push({ alarmId: (body.data as { alarmId: number }).alarmId, at: Date.now(), side });
  };

  const began = Date.now();
  let killed = 0;
  const running: Promise<void>[] = [];
  for (const [nth, side] of sides.entries()) {
    running.push(raise(side));
    const share = (nth + 1) / sides.length;
    if (killed < size.kills && share >= (killed + 1) / (size.kills + 1)) {
      killed += 1;
      await server.kill();
      await ageLeases(look);
      await server.start();
    }
    await pause(Math.max(0, began + size.overMs * share - Date.now()));
  }
  await Promise.all(running);
  const latest = Math.max(...raised.map(({ at }) => at));
  await pause(Math.max(0, latest + WITHIN_MS - Date.now()));

  const queue = async (): Promise<ReadonlySet<string>> => {
    const ids = new Set<string>();
    let after: string | null = '';
    while (after !== null) {
      const page: Readonly<Record<string, string>> = after === '' ? {} : { after };
      const fields = { limit: '100', 'kinds[]': 'sos', ...page };
      const { body } = await insist(listWaiting, fields, operator);
      const { items, next } = body.data as { items: { id: string }[]; next: string | null };
      for (const { id } of items) ids.add(id);
      after = next;
    }
    return ids;
  };
  const before = await queue();
  const bySide = raised.filter((_, nth) => nth % 4 === 0);
  const byTeam = raised.filter((_, nth) => nth % 4 === 1);
  for (const { alarmId, side } of bySide)
    await insist(endAlarm, { id: String(alarmId) }, side.token);
  for (const { alarmId } of byTeam)
    await insist(finishItem, { kind: 'sos', id: String(alarmId), reason: REASON }, operator);
  const after = await queue();
  watched.abort();
  await watching;

  const facts = new Map((await readAlarmFacts(look)).map((fact) => [fact.id, fact]));
  const ended = new Set([...bySide, ...byTeam].map(({ alarmId }) => alarmId));
  const examples: string[] = [];
  const note = (what: string, found: unknown): number => {
    if (examples.length < EXAMPLES) examples.push(`${what}: ${JSON.stringify(found)}`);
    return 1;
  };
  let [unheard, notInQueue, doubled, afterEnd] = [0, 0, 0, 0];
  for (const { alarmId, at } of raised) {
    const fact = facts.get(alarmId);
    const sms = heard.filter(({ no }) => no === fact?.no);
    const id = String(alarmId);
    if (!sms.some((one) => one.at <= at + WITHIN_MS)) unheard += note('unheard', fact);
    if (!before.has(id) || after.has(id) === ended.has(alarmId)) notInQueue += note('queue', fact);
    if (sms.length > (fact?.rows ?? 0)) doubled += note('doubled', { fact, sms });
    afterEnd += fact?.afterEnd ?? 0;
  }
  return {
    alarms: raised.length,
    kills: killed,
    repeats,
    sms: heard.length,
    endedBySides: bySide.length,
    endedByTeam: byTeam.length,
    unheard,
    notInQueue: notInQueue + Math.abs(facts.size - raised.length),
    doubled,
    afterEnd,
    examples,
  };
};
