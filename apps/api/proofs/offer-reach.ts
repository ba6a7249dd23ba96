import { setTimeout as pause } from 'node:timers/promises';
import { startMsg91 } from '#testing/messages/msg91';
import { startPushService } from '#testing/push-service';
import { createSpawnedWorld } from '#testing/spawned-world';
import { startOfferNetwork, type Heard } from './offer-reach-network.ts';
import { plantAsked, type AskedPerson } from './offer-reach-people.ts';
import {
  chooseForAll,
  closeOffer,
  forgetFallback,
  makeOffer,
  readOfferFates,
  type OfferFate,
} from './offer-reach-store.ts';

export type OfferReach = {
  readonly offers: number;
  /** In percent, of the open offers to servicemen who chose SMS: their phone rang within 20 s. */
  readonly share: number;
  /** The same, of those who did not choose it. */
  readonly shareByPushAlone: number;
  readonly sms: number;
  /** SMS to servicemen who did not choose it. */
  readonly unasked: number;
  /** SMS handed over after the offer was closed or over. */
  readonly late: number;
  readonly twice: number;
  /** The record says that it arrived, and no phone rang; or an SMS that no try records. */
  readonly untrue: number;
  readonly medianMs: number;
  readonly examples: readonly string[];
};

export type ReachSize = {
  readonly offers: number;
  /** Over how long they are made. */
  readonly overMs: number;
  readonly planted?: 'no fallback' | 'nobody was asked';
};

const RINGS_WITHIN_MS = 20_000;
/** What was on its way to the provider when the offer closed. */
const ON_THE_WAY_MS = 1_000;
const AFTER_MS = RINGS_WITHIN_MS + 6_000;
const LEAST_SECONDS = 30;
const MOST_SECONDS = 120;
const EXAMPLES = 8;
const REPORTS_KEY = 'reports-key-of-the-tests-0123456789';
const SMS_PAISE = 20;

type Made = {
  readonly person: AskedPerson;
  readonly no: string;
  readonly madeAt: number;
  readonly until: number;
};

const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100;

const judge = (made: readonly Made[], { rang, sms }: Heard, fates: readonly OfferFate[]) => {
  const fateOf = new Map(fates.map((fate) => [fate.no, fate]));
  const examples: string[] = [];
  const waits: number[] = [];
  let [asked, reached, plain, plainReached, unasked, late, twice, untrue] = [
    0, 0, 0, 0, 0, 0, 0, 0,
  ];
  const note = (what: string, one: Made, fate: OfferFate | undefined): number => {
    const { kind, takesSms, closesAfter } = one.person;
    if (examples.length < EXAMPLES)
      examples.push(
        `${what}: ${JSON.stringify({ no: one.no, kind, takesSms, closesAfter, fate })}`,
      );
    return 1;
  };
  for (const one of made) {
    const { person, madeAt, until, no } = one;
    const first = rang.get(person.id);
    const taken = sms.get(person.id) ?? [];
    const fate = fateOf.get(no);
    const inTime = first !== undefined && first.at - madeAt <= RINGS_WITHIN_MS;
    const end = person.closesAfter === null ? until : madeAt + person.closesAfter * 1000;
    if (person.closesAfter === null && person.takesSms) {
      asked += 1;
      if (inTime) reached += 1;
      else note('did not ring', one, fate);
    } else if (person.closesAfter === null) {
      plain += 1;
      if (inTime) plainReached += 1;
    }
    if (first !== undefined) waits.push(first.at - madeAt);
    if (!person.takesSms && taken.length > 0) unasked += note('unasked', one, fate);
    if (taken.some((at) => at > end + ON_THE_WAY_MS)) late += note('late', one, fate);
    if (taken.length > 1) twice += note('twice', one, fate);
    // Of an offer that was closed before anything could go there is no message.
    const isUnrecorded =
      fate === undefined
        ? taken.length > 0 || person.closesAfter === null
        : fate.sms < taken.length;
    const isUnpaid = (fate?.cost ?? 0) < taken.length * SMS_PAISE;
    if (isUnrecorded || isUnpaid || (fate?.state === 'reached' && first === undefined))
      untrue += note('untrue', one, fate);
  }
  const ordered = waits.toSorted((a, b) => a - b);
  return {
    share: percent(reached, asked),
    shareByPushAlone: percent(plainReached, plain),
    sms: [...sms.values()].flat().length,
    unasked,
    late,
    twice,
    untrue,
    medianMs: Math.round(ordered[Math.floor(ordered.length / 2)] ?? 0),
    examples,
  };
};

/** Servicemen are offered bookings; three of ten have a phone on which no push shows. */
export const runOfferReach = async ({
  offers,
  overMs,
  planted,
}: ReachSize): Promise<OfferReach> => {
  const [msg91, push] = [await startMsg91(), await startPushService()];
  const world = await createSpawnedWorld({
    ...msg91.env,
    SMS_PROVIDERS: 'msg91',
    REPORTS_KEY,
    SMS_PRICE_PAISE: String(SMS_PAISE),
    MESSAGES_PER_DAY_PAISE: String(4 * offers * SMS_PAISE),
    PUSH_SERVICES: push.origin,
  });
  const { look } = world;
  try {
    await world.server.start();
    const people = await plantAsked(world, push, offers);
    if (planted === 'no fallback') await forgetFallback(look);
    if (planted === 'nobody was asked') await chooseForAll(look);
    const network = startOfferNetwork(world, msg91, people, REPORTS_KEY);
    const make = async (person: AskedPerson, nth: number): Promise<Made> => {
      await pause((nth / people.length) * overMs);
      const seconds = LEAST_SECONDS + Math.random() * (MOST_SECONDS - LEAST_SECONDS);
      const asked = { booking: person.booking, serviceman: person.id, seconds };
      const one = await makeOffer(look, asked);
      if (person.closesAfter !== null) {
        await pause(person.closesAfter * 1000);
        await closeOffer(look, person.booking);
      }
      return { person, ...one };
    };
    const made = await Promise.all(people.map(make));
    await pause(AFTER_MS);
    await network.close();
    return { offers, ...judge(made, network.heard, await readOfferFates(look)) };
  } finally {
    await world.close();
    await msg91.close();
    await push.close();
  }
};
