import { setTimeout as pause } from 'node:timers/promises';
import type { startMsg91 } from '#testing/messages/msg91';
import type { SpawnedWorld } from '#testing/spawned-world';
import { sayShown } from './message-fate-people.ts';
import type { AskedPerson } from './offer-reach-people.ts';

/** Half within four seconds, 19 of 20 within twelve. */
const MEDIAN_SECONDS = 4;
const P95_SECONDS = 12;
const Z95 = 1.645;
const SPREAD = Math.log(P95_SECONDS / MEDIAN_SECONDS) / Z95;

const normal = (): number =>
  Math.sqrt(-2 * Math.log(1 - Math.random())) * Math.cos(2 * Math.PI * Math.random());
const latencyMs = (): number => 1000 * MEDIAN_SECONDS * Math.exp(SPREAD * normal());

const LOOK_MS = 50;

export type Heard = {
  /** When the phone rang first, by which channel. */
  readonly rang: Map<number, { readonly at: number; readonly by: 'push' | 'sms' }>;
  /** When an SMS was handed over, of each serviceman. */
  readonly sms: Map<number, number[]>;
};

/** Push services and operators behind the stand-ins: they deliver after a while, and phones ring. */
export const startOfferNetwork = (
  world: SpawnedWorld,
  msg91: Awaited<ReturnType<typeof startMsg91>>,
  people: readonly AskedPerson[],
  reportsKey: string,
) => {
  const heard: Heard = { rang: new Map(), sms: new Map() };
  const byNumber = new Map(people.map((person) => [person.number, person]));
  const closing = new AbortController();
  const under = new Set<Promise<void>>();

  const ring = (person: AskedPerson, by: 'push' | 'sms'): void => {
    if (!heard.rang.has(person.id)) heard.rang.set(person.id, { at: Date.now(), by });
  };
  const arrive = async (): Promise<boolean> => {
    await pause(latencyMs(), undefined, { signal: closing.signal }).catch(() => undefined);
    return !closing.signal.aborted;
  };
  const show = async (person: AskedPerson, at: number): Promise<void> => {
    const id = Number(person.phone.heard[at]?.payload['id']);
    if (!(await arrive())) return;
    ring(person, 'push');
    await sayShown(world, person.token, id);
  };
  const carry = async ({ to, requestId }: { to: string; requestId: string }): Promise<void> => {
    const person = byNumber.get(to.replace('+91', ''));
    if (person === undefined) throw new Error(`an SMS to nobody: ${to}`);
    heard.sms.set(person.id, [...(heard.sms.get(person.id) ?? []), Date.now()]);
    if (!(await arrive())) return;
    ring(person, 'sms');
    await fetch(new URL(`/gateway/msg91/reports/${reportsKey}`, world.server.base), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ requestId, status: '1' }),
    });
  };
  const start = (work: Promise<void>): void => {
    under.add(work);
    void work.finally(() => under.delete(work));
  };
  const looking = (async (): Promise<void> => {
    let carried = msg91.sent.length;
    const known = new Map<number, number>();
    const showing = people.filter(({ kind }) => kind === 'shows');
    while (!closing.signal.aborted) {
      for (const one of msg91.sent.slice(carried)) start(carry(one));
      carried = msg91.sent.length;
      for (const person of showing) {
        const seen = known.get(person.id) ?? 0;
        for (let at = seen; at < person.phone.heard.length; at += 1) start(show(person, at));
        known.set(person.id, person.phone.heard.length);
      }
      await pause(LOOK_MS);
    }
  })();
  return {
    heard,
    close: async (): Promise<void> => {
      closing.abort();
      await looking;
      await Promise.all(under);
    },
  };
};
