import { getCaptcha } from '@karigar/contract/sign-in/get-captcha';
import { loginWithIdToken } from '@karigar/contract/sign-in/login-with-id-token';
import { requestOtp } from '@karigar/contract/sign-in/request-otp';
import { networkPerDay } from '@karigar/domain/identity/otp-code';
import { wideNetworkOf } from '#auth/network';
import { identityIn, type OtpWorld } from '#testing/otp-world';
import { solveCaptcha, type Captcha } from '#testing/solve-captcha';
import type { Reply } from '#testing/test-app';
import { countMessages } from './otp-abuse-store.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
const AT_ONCE = 10;
const HONEST_EVERY = 50;

type Asking = {
  readonly phone: string;
  readonly device: string;
  readonly address: string;
  readonly isHonest: boolean;
  /** Whether this caller does the proof of work: every other attacker does. */
  readonly works: boolean;
};

export type Sent = Asking & { readonly at: number; readonly worked: boolean };

export type OtpAbuse = {
  readonly requests: number;
  readonly sent: number;
  /** Messages that cost something, in the day of the attack. */
  readonly messages: number;
  readonly honest: number;
  readonly honestServed: number;
  readonly beyondLimits: readonly string[];
};

export type Abuse = {
  readonly requests: number;
  readonly addresses: number;
  /** People with an account and a known device; the attack is on their numbers. */
  readonly owners: number;
  /** Further attacked numbers. */
  readonly numbers: number;
  readonly hours: number;
};

const NETWORKS = 20;

/** Half of the addresses are in /24s, half in /48s, each in a /64 of its own. */
const addressOf = (index: number): string => {
  const network = index % NETWORKS;
  const host = Math.floor(index / NETWORKS);
  return network % 2 === 0
    ? `10.1.${network}.${host % 250}`
    : `2001:db8:${network.toString(16)}:${host.toString(16)}::1`;
};

type Owner = { readonly phone: string; readonly device: string };

/** Logs in by a code, so that the device is known, a day before the attack. */
const addOwner = async (world: OtpWorld, index: number): Promise<Owner> => {
  const owner = { phone: String(9_500_000_000 + index), device: `device-of-owner-${index}` };
  const headers = { 'x-forwarded-for': `172.17.${index}.1` };
  await world.request(owner.phone, { device: owner.device }, { headers });
  const code = await world.codeOf(owner.phone);
  const { userId, idToken } = identityIn(await world.verify(owner.phone, code, owner.device));
  const login = { username: owner.phone, userId, playerId: '', idToken, device: owner.device };
  const reply = await world.sendFields(loginWithIdToken, { ...login, role: 'customer' });
  if (!reply.body.success) throw new Error(`no login: ${reply.text}`);
  return owner;
};

/** Attackers change device with every request; owners ask from their device, in networks of attackers. */
const askingOf = (abuse: Abuse, owners: readonly Owner[], index: number): Asking => {
  const address = addressOf(index % abuse.addresses);
  const owner = owners[(index / HONEST_EVERY) % owners.length];
  if (index % HONEST_EVERY === 0 && owner !== undefined)
    return { ...owner, address, isHonest: true, works: false };
  // A prime step, so that numbers and addresses meet in ever new pairs.
  const target = (index * 7919) % (owners.length + abuse.numbers);
  return {
    phone: owners[target]?.phone ?? String(9_600_000_000 + target),
    device: `device-${index}`,
    address,
    isHonest: false,
    works: index % 2 === 0,
  };
};

const send = (world: OtpWorld, { phone, device, address }: Asking, captcha = ''): Promise<Reply> =>
  world.sendFields(
    requestOtp,
    { phone, device, captcha },
    { headers: { 'x-forwarded-for': address } },
  );

const ask = async (world: OtpWorld, asking: Asking): Promise<Sent[]> => {
  const at = world.now();
  const first = await send(world, asking);
  if (first.body.success) return [{ ...asking, at, worked: false }];
  if (first.body.code !== 'captcha.needed' || !asking.works) return [];
  const headers = { 'x-forwarded-for': asking.address };
  const { body } = await world.sendFields(getCaptcha, {}, { headers });
  const second = await send(world, asking, solveCaptcha(body.data as Captcha));
  return second.body.success ? [{ ...asking, at, worked: true }] : [];
};

const mostIn = (times: readonly number[], window: number): number =>
  Math.max(0, ...times.map((end) => times.filter((at) => at <= end && at > end - window).length));

/** Counts the documented limits independently over the sent codes. */
export const judgeSends = (
  sent: readonly Pick<Sent, 'phone' | 'address' | 'at' | 'worked' | 'isHonest'>[],
  perDay: number,
  messages: number,
): string[] => {
  const beyond: string[] = [];
  const limit = (what: string, times: readonly number[], most: number, window: number): void => {
    const found = mostIn(times, window);
    if (found > most) beyond.push(`${what}: ${found} in ${window / SECOND} s`);
  };
  for (const [phone, all] of Map.groupBy(sent, (one) => `${one.phone} ${one.isHonest}`)) {
    const times = all.map(({ at }) => at);
    limit(phone, times, 1, 30 * SECOND);
    limit(phone, times, 3, 900 * SECOND);
    limit(phone, times, 10, DAY);
  }
  const strangers = sent.filter(({ isHonest }) => !isHonest);
  const free = strangers.filter(({ worked }) => !worked);
  for (const [phone, all] of Map.groupBy(free, (one) => one.phone))
    limit(
      `${phone} without work`,
      all.map(({ at }) => at),
      1,
      DAY,
    );
  for (const [address, all] of Map.groupBy(free, (one) => one.address))
    limit(
      `${address} without work`,
      all.map(({ at }) => at),
      10,
      HOUR,
    );
  for (const [network, all] of Map.groupBy(free, (one) => wideNetworkOf(one.address)))
    limit(
      `${network} without work`,
      all.map(({ at }) => at),
      40,
      HOUR,
    );
  if (messages > perDay) beyond.push(`everyone: ${messages} messages in a day`);
  return beyond;
};

/** Many callers request codes for numbers that are not theirs; their owners log in meanwhile. */
export const runOtpAbuse = async (world: OtpWorld, abuse: Abuse): Promise<OtpAbuse> => {
  const owners: Owner[] = [];
  for (let made = 0; made < abuse.owners; made += 1) owners.push(await addOwner(world, made));
  world.later(DAY / SECOND + 1);
  const sent: Sent[] = [];
  const began = world.now();
  const step = (abuse.hours * HOUR * AT_ONCE) / abuse.requests;
  for (let index = 0; index < abuse.requests; index += AT_ONCE) {
    world.moveClock(Math.floor(began + (index / AT_ONCE) * step));
    const askings = Array.from({ length: AT_ONCE }, (_, more) =>
      askingOf(abuse, owners, index + more),
    );
    sent.push(...(await Promise.all(askings.map((asking) => ask(world, asking)))).flat());
  }
  const perDay = world.context.config.otp.perDay.phone;
  const { messages, mostOfNetwork } = await countMessages(world.look, new Date(began));
  const beyondLimits = judgeSends(sent, perDay, messages);
  if (mostOfNetwork > networkPerDay(perDay))
    beyondLimits.push(`one network: ${mostOfNetwork} messages in a day`);
  return {
    requests: abuse.requests,
    sent: sent.length,
    messages,
    honest: Math.ceil(abuse.requests / HONEST_EVERY),
    honestServed: sent.filter(({ isHonest }) => isHonest).length,
    beyondLimits,
  };
};
