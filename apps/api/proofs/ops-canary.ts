import { randomUUID } from 'node:crypto';
import { CONSOLE_CALLS } from '@karigar/contract/console-calls';
import type { AnyCall } from '@karigar/contract/define-call';
import { lookAtDocument } from '@karigar/contract/documents/look-at-document';
import { callPerson } from '@karigar/contract/record/call-person';
import { revealSealed } from '@karigar/contract/vault/reveal-sealed';
import type { FieldValue } from '@karigar/contract/wire/form-data';
import { DESKS, holdsOneOf, type Desk } from '@karigar/domain/console/desks';
import { HISTORY_PARTS } from '@karigar/domain/console/record';
import { dayOf } from '@karigar/domain/dates/india-day';
import { ALL_BUT_AUDIT, createOperatorPerson } from '#testing/fresh-people';
import { stayOperator } from '#testing/console-calls';
import { sendCall, type Reply } from '#testing/send-call';
import { bringCanaries, type CanaryPeople, type CanaryWorld } from './ops-canary-people.ts';
import { cityAndPan, forgetMask } from './ops-canary-store.ts';
import { needlesOf } from './sealed-at-rest-canaries.ts';

type Fields = Readonly<Record<string, FieldValue>>;
export type Found = { readonly place: string; readonly what: string };

/** The canaries in a text: numbers in every form in which one could be written, codes as words. */
export const searchCanaries =
  ({ numbers, codes, planted }: Pick<CanaryPeople, 'numbers' | 'codes' | 'planted'>) =>
  (place: string, text: string): Found[] => {
    const bytes = Buffer.from(text);
    const found = Object.entries({ ...numbers, planted })
      .filter(([, value]) => needlesOf(value).some((needle) => bytes.includes(needle)))
      .map(([what]) => what);
    const words = Object.entries(codes)
      .filter(([, code]) => new RegExp(String.raw`(?<!\d)${code}(?!\d)`).test(text))
      .map(([what]) => what);
    return [...found, ...words].map((what) => ({ place, what }));
  };

/** Replies about one booking, in which who refused it must not be. */
const OF_BOOKING = new Set([
  'get-record',
  'get-booking-money',
  'list-history',
  'read-cards',
  'list-waiting',
  'list-exceptions',
]);

const timesIn = (text: string, value: string): number => text.split(value).length - 1;

/** Every reading call of the console about the canaries; a call without its fields here is asked with none. */
const asksFor = (
  people: CanaryPeople,
  city: number,
  now: number,
): Readonly<Record<string, readonly Fields[]>> => {
  const { wire, bookingNo, customer, serviceman, refuser, planted, refused, runId } = people;
  const found = [
    customer.phone,
    customer.email,
    planted,
    bookingNo,
    wire.mainId,
    serviceman.phone,
    refused,
  ];
  return {
    'find-anything': found.map((words) => ({ words })),
    'get-record': [{ bookingNo }],
    'get-booking-money': [{ bookingNo }],
    'list-ledger-lines': [{}, { bookingNo }],
    'list-history': [wire, ...HISTORY_PARTS.map((part) => Object.assign({ part }, wire))],
    'list-all-bookings': [
      {},
      { customerId: String(customer.id) },
      { servicemanId: String(refuser.id) },
      { cityId: String(city), before: 'oldest' },
    ],
    'get-board': [{ cityId: String(city), day: dayOf(now) }],
    'read-cards': [{ 'ids[]': [wire.bookingId] }],
    'list-matches': [wire],
    'list-moves': [{ ...wire, day: dayOf(now) }],
    'list-jobs-to-free': [serviceman, refuser].map(({ id }) => ({
      servicemanId: String(id),
      day: dayOf(now),
    })),
    'get-candidate': [serviceman, refuser].map(({ id }) => ({ accountId: String(id) })),
    'list-countersigns': ['open', 'mine'].map((which) => ({ which })),
    'read-invite': [{ code: 'nobody' }],
    'get-payout-run': [{ runId: String(runId) }],
    'get-tax-report': [{ month: dayOf(now).slice(0, 7) }],
  };
};

/**
 * Canaries come in by the calls of their people; then operators of every desk read all that they may, before and after
 * the numbers were revealed. `leak` forgets a mask, to see it found.
 */
export const runOpsCanary = async (
  world: CanaryWorld,
  options: { readonly leak?: boolean; readonly logged?: () => string } = {},
) => {
  const { look, now, consoleBase } = world;
  const enter = async (desks: readonly Desk[]): Promise<string> =>
    world.open((await createOperatorPerson(look, now(), desks)).id, 'operator');
  const everything = await enter(ALL_BUT_AUDIT);
  const people = await bringCanaries(world, everything);
  const { city, pan } = await cityAndPan(look, people.ref.bookingId, people.serviceman.id);
  if (options.leak === true) await forgetMask(look, people.ref.bookingId);
  const search = searchCanaries(people);
  const found: Found[] = [];
  const codes = new Map<string, Set<string>>();

  const ask = async (
    call: AnyCall,
    fields: Fields,
    token: string,
    key = randomUUID(),
  ): Promise<Reply> => {
    await stayOperator(look, token, now());
    return sendCall(consoleBase, call, fields, { token, ...(call.writes && { key }) });
  };
  const hear = (name: string, desk: string, { text, headers, body }: Reply): void => {
    found.push(...search(`${name} of ${desk}`, `${JSON.stringify([...headers])} ${text}`));
    const { refused, refuser } = people;
    const isNamed =
      OF_BOOKING.has(name) &&
      (text.includes(refused) || new RegExp(String.raw`(?<!\d)${refuser.id}(?!\d)`).test(text));
    if (isNamed || (name === 'list-history' && /"(refuse|expire|job-offered)"/.test(text)))
      found.push({ place: `${name} of ${desk}`, what: 'a refusal of an offer' });
    const said = codes.get(name) ?? new Set();
    codes.set(name, said.add(body.success ? 'ok' : String(body.code)));
  };

  const desks = [
    ...DESKS.map((desk) => ({ name: desk, held: [desk] })),
    { name: 'all but audit', held: ALL_BUT_AUDIT },
  ];
  const readAll = async (): Promise<void> => {
    const asks = asksFor(people, city, now());
    for (const { name, held } of desks) {
      const token = await enter(held);
      for (const call of CONSOLE_CALLS.filter(({ writes }) => !writes)) {
        if (call.desks !== undefined && !holdsOneOf(held, call.desks)) continue;
        for (const fields of asks[call.name] ?? [{}])
          hear(call.name, name, await ask(call, fields, token));
      }
    }
  };
  await readAll();

  // Once to each, and to a repeated key the outcome alone.
  const reason = 'The bank asks for it in writing';
  const { serviceman, customer, wire, numbers } = people;
  const accountId = String(serviceman.id);
  const reveals: readonly (readonly [AnyCall, Fields, string])[] = [
    [revealSealed, { accountId, number: 'bankAccount', reason }, numbers.account],
    [revealSealed, { accountId, number: 'pan', reason }, numbers.pan],
    [callPerson, { ...wire, side: 'customer', reason }, customer.phone],
    [callPerson, { ...wire, side: 'serviceman', reason }, serviceman.phone],
    [lookAtDocument, { documentId: String(pan), reason }, numbers.pan],
  ];
  let revealed = 0;
  for (const [call, fields, value] of reveals) {
    const [key, token] = [randomUUID(), await enter(ALL_BUT_AUDIT)];
    const reply = await ask(call, fields, token, key);
    const times = timesIn(reply.text, value);
    const others = search(call.name, reply.text).filter(
      ({ what }) => numbers[what as keyof typeof numbers] !== value,
    );
    found.push(...others);
    if (!reply.body.success) throw new Error(`${call.name}: ${reply.text}`);
    // A picture has its number as a picture.
    if (times !== (call === lookAtDocument ? 0 : 1))
      found.push({ place: call.name, what: `the value ${times} times` });
    else if (times === 1) revealed += 1;
    hear(`${call.name}, repeated`, 'all but audit', await ask(call, fields, token, key));
  }
  await readAll();

  if (JSON.stringify(people.matches.before) !== JSON.stringify(people.matches.after))
    found.push({ place: 'list-matches', what: 'a refusal of an offer' });
  if (options.logged !== undefined) found.push(...search("the server's log", options.logged()));
  const leaks = found.filter(({ what }) => what !== 'planted');
  return {
    people,
    leaks: [...new Map(leaks.map((leak) => [JSON.stringify(leak), leak])).values()],
    revealed,
    plantedIn: [
      ...new Set(found.filter(({ what }) => what === 'planted').map(({ place }) => place)),
    ],
    /** Reading calls that succeeded at least once, and those that never did. */
    read: [...codes].filter(([, said]) => said.has('ok')).map(([name]) => name),
    refused: [...codes]
      .filter(([, said]) => !said.has('ok'))
      .map(([name, said]) => `${name}: ${[...said].join()}`),
  };
};
