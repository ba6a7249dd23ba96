import { setTimeout as pause } from 'node:timers/promises';
import { saveAddress } from '@karigar/contract/addresses/save-address';
import { cancelBooking } from '@karigar/contract/customer-bookings/cancel-booking';
import { placeOrder } from '@karigar/contract/orders/place-order';
import { register } from '@karigar/contract/sign-in/register';
import { addDays, dayOf } from '@karigar/domain/dates/india-day';
import { slotsOf } from '@karigar/domain/orders/slots';
import { tokenOf } from '#testing/account-world';
import { withChangeOtp } from '#testing/change-otp';
import { createBookings } from '#testing/fresh-bookings';
import { createPerson, freshEmail, freshPhone } from '#testing/fresh-people';
import { FAR_AREA, orderFields, putOnDuty, takeAllOffDuty } from '#testing/order-world';
import type { OtpWorld } from '#testing/otp-world';
import { openSession } from './exactly-once-stage.ts';
import { listPlaced, type PlacedBy } from './order-abuse-store.ts';

export type Attack = {
  readonly attempts: number;
  /** Accounts of each kind: numbers nobody proved, and numbers proven by their SIM. */
  readonly accounts: number;
  readonly networks: number;
  readonly servicemen: number;
};

export type OrderAbuse = {
  readonly attempts: number;
  readonly taken: number;
  readonly honest: number;
  readonly honestServed: number;
  /** What the honest customers were answered instead. */
  readonly honestRefused: readonly string[];
  readonly beyondLimits: readonly string[];
};

const AT_ONCE = 20;
const HONEST_EVERY = 100;
const CANCEL_EVERY = 7;
const CODE = '730915';
const BUSY = 'server.busy';
const BUSY_PAUSE_MS = 500;
const BUSY_TRIES = 20;

type Buyer = {
  readonly id: number;
  readonly token: string;
  readonly addressId: string;
  readonly kind: PlacedBy['kind'];
  readonly network: number;
};

/** Addresses of one /24 for even networks, of one /48 for odd ones. */
const addressIn = (network: number, index: number): string =>
  network % 2 === 0
    ? `10.9.${network}.${index % 250}`
    : `2001:db8:${network.toString(16)}:${(index % 60_000).toString(16)}::1`;

const fromAddress = (address: string) => ({ headers: { 'x-forwarded-for': address } });

const addressOf = async (world: OtpWorld, token: string): Promise<string> => {
  const fields = {
    label: 'Home',
    contactName: 'Anjali',
    flatNo: '3',
    street: 'Lane 5',
    landmark: '',
    areaId: String(FAR_AREA.id),
    pinCode: FAR_AREA.pinCode,
    latitude: String(FAR_AREA.latitude),
    longitude: String(FAR_AREA.longitude),
  };
  const { body } = await world.sendFields(saveAddress, fields, { token });
  return String((body.data as { addressId: number }).addressId);
};

/** Signs up by the form; a SIM proves the number by the code sent to it. */
const addBuyer = async (
  world: OtpWorld,
  kind: 'unproven' | 'new' | 'honest-new',
  { index, network }: { readonly index: number; readonly network: number },
): Promise<Buyer> => {
  const phone = freshPhone();
  const reply = await world.sendFields(
    register,
    {
      first_name: 'Anjali',
      last_name: 'Kulkarni',
      phone,
      email: freshEmail(),
      address: '',
      password: 'a long word of Anjali',
      role: 'customer',
    },
    fromAddress(`172.16.${index >> 8}.${index & 255}`),
  );
  const token = tokenOf(reply);
  if (kind !== 'unproven')
    await withChangeOtp(world, token).prove({ purpose: 'newPhone', to: phone }, phone);
  const id = (reply.body.data as { accountId: number }).accountId;
  return { id, token, kind, network, addressId: await addressOf(world, token) };
};

/** A customer with a completed visit, in a network of attackers. */
const addKnown = async (world: OtpWorld, servicemanId: number, network: number): Promise<Buyer> => {
  const { look, context } = world;
  const { id } = await createPerson(look, 'customer', world.now());
  const visit = { count: 1, state: 'completed', servicemanId, customerId: id, code: CODE } as const;
  await createBookings(look, context.vault, { ...visit, now: world.now() - 30 * 86_400_000 });
  const token = await openSession(world, { id, role: 'customer' });
  return { id, token, kind: 'honest-known', network, addressId: await addressOf(world, token) };
};

/** Places an order; returns the refusal, or null. */
const order = async (world: OtpWorld, buyer: Buyer, index: number): Promise<string | null> => {
  const slots = [1, 2, 3, 4, 5, 6].flatMap((day) => slotsOf(addDays(dayOf(world.now()), day)));
  // A prime step, so that callers and slots meet in ever new pairs.
  const at = slots[(index * 7919) % slots.length] ?? 0;
  const reply = await world.sendFields(placeOrder, orderFields(Number(buyer.addressId), at), {
    token: buyer.token,
    ...fromAddress(addressIn(buyer.network, index)),
  });
  if (!reply.body.success) return String(reply.body.code);
  const { orderId, bookings } = reply.body.data as { orderId: number; bookings: { id: number }[] };
  if (buyer.kind === 'new' && index % CANCEL_EVERY === 0) {
    const ref = { bookingId: String(bookings[0]?.id), mainId: String(orderId), why: '1' };
    await world.sendFields(cancelBooking, ref, { token: buyer.token });
  }
  return null;
};

/** A busy server has done nothing, so it is asked again. */
const orderPatiently = async (
  world: OtpWorld,
  buyer: Buyer,
  index: number,
): Promise<string | null> => {
  let refusal = await order(world, buyer, index);
  for (let tries = 1; refusal === BUSY && tries < BUSY_TRIES; tries += 1) {
    await pause(BUSY_PAUSE_MS);
    refusal = await order(world, buyer, index);
  }
  return refusal;
};

/** Counts the documented limits independently, over the bookings in the database. */
export const judgeOrders = (placed: readonly PlacedBy[], perNetwork: number): string[] => {
  const beyond: string[] = [];
  for (const { id, kind, open, all } of placed) {
    if (kind === 'unproven' && all > 0) beyond.push(`${id} without a proven phone: ${all}`);
    if (kind === 'new' && open > 2) beyond.push(`${id} is new: ${open} open`);
    if (kind === 'new' && all > 4) beyond.push(`${id} is new: ${all} in a day`);
  }
  const attackers = placed.filter(({ kind }) => kind === 'new' || kind === 'unproven');
  for (const [network, all] of Map.groupBy(attackers, (one) => one.network)) {
    const visits = all.reduce((sum, one) => sum + one.all, 0);
    if (visits > perNetwork) beyond.push(`network ${network}: ${visits} in a day`);
  }
  return beyond;
};

/** Accounts without history order all they can, from a few networks; honest customers order in between. */
export const runOrderAbuse = async (world: OtpWorld, attack: Attack): Promise<OrderAbuse> => {
  const { accounts, networks, servicemen } = attack;
  await takeAllOffDuty(world.look);
  let lastServiceman = 0;
  for (let made = 0; made < servicemen; made += 1) {
    lastServiceman = (await createPerson(world.look, 'serviceman', world.now())).id;
    await putOnDuty(world.look, lastServiceman);
  }
  const attackers: Buyer[] = [];
  for (let index = 0; index < accounts; index += 1) {
    const network = index % networks;
    attackers.push(await addBuyer(world, 'unproven', { index: 2 * index, network }));
    attackers.push(await addBuyer(world, 'new', { index: 2 * index + 1, network }));
  }
  const honest: Buyer[] = [];
  for (let made = 0; made < attack.attempts / HONEST_EVERY; made += 1)
    honest.push(
      made % 2 === 0
        ? await addKnown(world, lastServiceman, made % networks)
        : await addBuyer(world, 'honest-new', { index: 60_000 + made, network: networks + made }),
    );

  const honestAnswers: (string | null)[] = [];
  for (let from = 0; from < attack.attempts; from += AT_ONCE) {
    const tries = Array.from({ length: AT_ONCE }, async (_, more) => {
      const attacker = attackers[(from + more) % attackers.length];
      if (attacker !== undefined) await order(world, attacker, from + more);
    });
    const buyer = from % HONEST_EVERY === 0 ? honest[from / HONEST_EVERY] : undefined;
    if (buyer !== undefined)
      tries.push(
        orderPatiently(world, buyer, from).then((refusal) => void honestAnswers.push(refusal)),
      );
    await Promise.all(tries);
  }
  const placed = await listPlaced(world.look, [...attackers, ...honest]);
  return {
    attempts: attack.attempts,
    taken: placed
      .filter(({ kind }) => kind === 'new' || kind === 'unproven')
      .reduce((sum, { all }) => sum + all, 0),
    honest: honest.length,
    honestServed: honestAnswers.filter((refusal) => refusal === null).length,
    honestRefused: honestAnswers.filter((refusal) => refusal !== null),
    beyondLimits: judgeOrders(placed, world.context.config.newCustomerVisitsPerNetwork),
  };
};
