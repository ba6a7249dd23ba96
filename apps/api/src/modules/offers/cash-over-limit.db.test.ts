import { listMatches } from '@karigar/contract/dispatch/list-matches';
import { acceptOffer } from '@karigar/contract/offers/accept-offer';
import { getDuty } from '@karigar/contract/work-times/get-duty';
import { readReply } from '@karigar/contract/wire/read-reply';
import type { AnyCall, OutputOf } from '@karigar/contract/define-call';
import { CASH_LIMIT } from '@karigar/domain/ledger/cash-limit';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createDispatchWorld, type DispatchWorld } from '#testing/dispatch-world';
import { CARRY, PAY_AHEAD } from '#testing/money-sql';

let world: DispatchWorld;
beforeAll(async () => {
  world = await createDispatchWorld();
});
afterAll(() => world.close());
beforeEach(() => world.leave());

const carry = (id: number, paise: number) => world.look(CARRY, [id, paise]);
const askedFor = async (ref: Parameters<DispatchWorld['offers']>[0]) => {
  await world.dispatch(ref);
  return (await world.offers(ref)).map(({ serviceman }) => serviceman);
};
const read = async <Call extends AnyCall>(
  call: Call,
  input: Parameters<typeof world.send<Call>>[1],
  token: string,
): Promise<OutputOf<Call>> => {
  const reply = readReply(call, (await world.send(call, input, { token })).body);
  if (reply.kind !== 'ok') throw new Error(JSON.stringify(reply));
  return reply.data;
};

it('over the limit nobody is asked, until the cash is deposited; who has paid already is served', async () => {
  const carrier = await world.newServiceman(1);
  const other = await world.newServiceman(2);
  await carry(carrier.id, CASH_LIMIT);
  expect(await askedFor(await world.request())).toEqual([carrier.id, other.id]);
  await carry(carrier.id, CASH_LIMIT + 1);
  expect(await askedFor(await world.request())).toEqual([other.id]);
  const paid = await world.request();
  await world.look(PAY_AHEAD, [paid.bookingId]);
  expect(await askedFor(paid)).toEqual([carrier.id, other.id]);
});

it('an offer that was open before is refused with words, and taken once the cash is deposited', async () => {
  const { id, token } = await world.newServiceman(1);
  const ref = await world.request();
  expect(await askedFor(ref)).toEqual([id]);
  await carry(id, CASH_LIMIT + 1);
  const accept = async () => (await world.send(acceptOffer, ref, { token })).body;
  expect(await accept()).toMatchObject({ success: false, code: 'offer.cash-over-limit' });
  await carry(id, 0);
  expect(await accept()).toMatchObject({ success: true });
});

it('dispatch reads why, and the serviceman before and after it happens', async () => {
  const { id, token } = await world.newServiceman(1);
  const ref = await world.request();
  const operator = await world.signIn('priya');
  const reasons = async () =>
    (await read(listMatches, ref, operator)).find((match) => match.id === id)?.reasons;
  const cash = async () => (await read(getDuty, {}, token)).cash;
  expect([await reasons(), await cash()]).toEqual([[], undefined]);
  await carry(id, 400_000);
  expect([await reasons(), await cash()]).toEqual([[], 'warning']);
  await carry(id, CASH_LIMIT + 1);
  expect([await reasons(), await cash()]).toEqual([['cash-over-limit'], 'over']);
});
