import { setTimeout as pause } from 'node:timers/promises';
import type { Channel } from '@karigar/domain/notifications/message-plan';
import type { StandInPhone } from '#testing/push-service';
import type { SpawnedWorld } from '#testing/spawned-world';
import { sayShown, type FatePerson } from './message-fate-people.ts';
import type { FateProviders } from './message-fate-world.ts';

/** What the phone of a person really got, and when: nobody but the network knows. */
export type Arrival = { readonly channel: Channel; readonly provider: string; readonly at: number };

/** By booking number and kind. */
export type Truth = {
  /** Taken by a provider, in order. */
  readonly taken: Map<string, Arrival[]>;
  readonly arrived: Map<string, Arrival[]>;
};

export const nameOf = (no: string, kind: string): string => `${no} ${kind}`;

type Reporter = (id: string, outcome: 'delivered' | 'failed') => Promise<Response>;

const KG = /KRG-\d+/;
const LOOK_MS = 40;
const TRIES = 200;

/** In seconds of the faster clock. */
const USUAL_SECONDS = { least: 2, most: 20 };
const LATE_SECONDS = { least: 120, most: 1200 };

const between = ({ least, most }: { readonly least: number; readonly most: number }): number =>
  least + Math.random() * (most - least);

type Fortune = { readonly arrives: boolean; readonly seconds: number; readonly says: boolean };

/** Most arrive soon, some late, some never; of some the operator says nothing. */
const fortune = (): Fortune => {
  const drawn = Math.random();
  if (drawn < 0.82) return { arrives: true, seconds: between(USUAL_SECONDS), says: true };
  if (drawn < 0.87) return { arrives: true, seconds: between(LATE_SECONDS), says: true };
  if (drawn < 0.91) return { arrives: true, seconds: between(USUAL_SECONDS), says: false };
  if (drawn < 0.96) return { arrives: false, seconds: between(USUAL_SECONDS), says: true };
  return { arrives: false, seconds: 0, says: false };
};
const TWICE = 0.15;

const add = (map: Map<string, Arrival[]>, name: string, arrival: Arrival): void =>
  void map.set(name, [...(map.get(name) ?? []), arrival]);

/** The operators and phones behind the stand-ins: they deliver, late or never, and report, some twice. */
export const startNetwork = (
  world: SpawnedWorld,
  { msg91, gupshup, whatsapp, reportsKey }: FateProviders,
  people: readonly FatePerson[],
  { speed, now }: { readonly speed: number; readonly now: () => number },
) => {
  const truth: Truth = { taken: new Map(), arrived: new Map() };
  const names = new Map<number, string>();
  const closing = new AbortController();
  let repeated = 0;
  const under = new Set<Promise<void>>();

  const wait = (seconds: number): Promise<void> => pause((seconds * 1000) / speed);
  /** Providers report again until the server answers. */
  const insist = async (post: () => Promise<Response>): Promise<void> => {
    for (let tried = 0; tried < TRIES && !closing.signal.aborted; tried += 1) {
      const ok = await post().then(
        (response) => response.ok,
        () => false,
      );
      if (ok) return;
      await pause(200);
    }
  };
  const gateway = (provider: string, body: string): Promise<Response> =>
    fetch(new URL(`/gateway/${provider}/reports/${reportsKey}`, world.server.base), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
  const REPORTERS: Readonly<Record<string, Reporter>> = {
    msg91: (requestId, outcome) =>
      gateway('msg91', JSON.stringify({ requestId, status: outcome === 'failed' ? '2' : '1' })),
    gupshup: (externalId, outcome) =>
      gateway(
        'gupshup',
        JSON.stringify([{ externalId, eventType: outcome === 'failed' ? 'FAILED' : 'DELIVERED' }]),
      ),
    whatsapp: (id, outcome) => whatsapp.post(world.server.base, whatsapp.status(id, outcome)),
  };

  const carry = async (
    provider: string,
    {
      text,
      template,
      id,
    }: { readonly text: string; readonly template: string; readonly id: string },
  ): Promise<void> => {
    const name = nameOf(KG.exec(text)?.[0] ?? '', template);
    const channel = provider === 'whatsapp' ? 'whatsapp' : 'sms';
    add(truth.taken, name, { channel, provider, at: now() });
    const { arrives, seconds, says } = fortune();
    await wait(seconds);
    if (arrives) add(truth.arrived, name, { channel, provider, at: now() });
    if (!says) return;
    const report = REPORTERS[provider];
    if (report === undefined) throw new Error(`nobody reports for ${provider}`);
    await insist(() => report(id, arrives ? 'delivered' : 'failed'));
    if (Math.random() >= TWICE) return;
    repeated += 1;
    await insist(() => report(id, arrives ? 'delivered' : 'failed'));
  };

  const show = async (
    phone: StandInPhone & { readonly token: string },
    at: number,
  ): Promise<void> => {
    const id = Number(phone.heard[at]?.payload['id']);
    await wait(between(USUAL_SECONDS));
    const name = names.get(id);
    if (name !== undefined)
      add(truth.arrived, name, { channel: 'push', provider: 'push', at: now() });
    for (let tried = 0; tried < TRIES && !closing.signal.aborted; tried += 1) {
      if (await sayShown(world, phone.token, id)) return;
      await pause(200);
    }
  };

  const start = (work: Promise<void>): void => {
    under.add(work);
    void work.finally(() => under.delete(work));
  };
  const looking = (async (): Promise<void> => {
    const carried = { msg91: 0, gupshup: 0, whatsapp: 0 };
    const sources = {
      msg91: () => msg91.sent.map((one) => ({ ...one, id: one.requestId })),
      gupshup: () => gupshup.sent,
      whatsapp: () => whatsapp.sent,
    };
    const heard = new Map<StandInPhone, number>();
    const showing = people.flatMap(({ phone }) => (phone?.kind === 'shows' ? [phone] : []));
    while (!closing.signal.aborted) {
      for (const provider of ['msg91', 'gupshup', 'whatsapp'] as const) {
        for (const one of sources[provider]().slice(carried[provider])) {
          carried[provider] += 1;
          start(carry(provider, one));
        }
      }
      for (const phone of showing) {
        const known = heard.get(phone) ?? 0;
        for (let at = known; at < phone.heard.length; at += 1) start(show(phone, at));
        heard.set(phone, phone.heard.length);
      }
      await pause(LOOK_MS);
    }
  })();

  return {
    truth,
    names,
    repeated: () => repeated,
    close: async (): Promise<void> => {
      closing.abort();
      await looking;
      await Promise.all(under);
    },
  };
};
