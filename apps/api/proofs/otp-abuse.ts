import { getCaptcha } from '@karigar/contract/sign-in/get-captcha';
import { requestOtp } from '@karigar/contract/sign-in/request-otp';
import { solveCaptcha, type Captcha } from '#testing/solve-captcha';
import type { Reply, TestApp } from '#testing/test-app';

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
  /** Whether this caller does the proof of work: the honest do, and every other attacker. */
  readonly works: boolean;
};

type Sent = Asking & { readonly at: number; readonly worked: boolean };

export type OtpAbuse = {
  readonly requests: number;
  readonly sent: number;
  readonly honest: number;
  readonly honestServed: number;
  readonly beyondLimits: readonly string[];
};

export type Abuse = {
  readonly requests: number;
  readonly addresses: number;
  readonly numbers: number;
  readonly hours: number;
};

const addressOf = (index: number): string => `10.1.${index >> 8}.${index & 255}`;

/** Attackers change device with every request; the honest ask once, from the same addresses. */
const askingOf = ({ addresses, numbers }: Abuse, index: number): Asking => {
  const isHonest = index % HONEST_EVERY === 0;
  // A prime step, so that numbers and addresses meet in ever new pairs.
  const target = (index * 7919) % numbers;
  return {
    phone: String((isHonest ? 9_700_000_000 + index : 9_600_000_000 + target) % 10 ** 10),
    device: `device-${index}`,
    address: addressOf(index % addresses),
    isHonest,
    works: isHonest || index % 2 === 0,
  };
};

const send = (app: TestApp, { phone, device, address }: Asking, captcha = ''): Promise<Reply> =>
  app.sendFields(
    requestOtp,
    { phone, device, captcha },
    { headers: { 'x-forwarded-for': address } },
  );

const ask = async (app: TestApp, asking: Asking): Promise<Sent[]> => {
  const at = app.now();
  const first = await send(app, asking);
  if (first.body.success) return [{ ...asking, at, worked: false }];
  if (first.body.code !== 'captcha.needed' || !asking.works) return [];
  const { body } = await app.sendFields(getCaptcha, {});
  const second = await send(app, asking, solveCaptcha(body.data as Captcha));
  return second.body.success ? [{ ...asking, at, worked: true }] : [];
};

const mostIn = (times: readonly number[], window: number): number =>
  Math.max(0, ...times.map((end) => times.filter((at) => at <= end && at > end - window).length));

/** Counts the documented limits independently over the sent messages. */
export const judgeSends = (
  sent: readonly Pick<Sent, 'phone' | 'address' | 'at' | 'worked'>[],
  perDay: number,
): string[] => {
  const beyond: string[] = [];
  const limit = (what: string, times: readonly number[], most: number, window: number): void => {
    const found = mostIn(times, window);
    if (found > most) beyond.push(`${what}: ${found} in ${window / SECOND} s`);
  };
  for (const [phone, all] of Map.groupBy(sent, (one) => one.phone)) {
    const times = all.map(({ at }) => at);
    limit(phone, times, 1, 30 * SECOND);
    limit(phone, times, 3, 900 * SECOND);
    limit(phone, times, 10, DAY);
  }
  const free = sent.filter(({ worked }) => !worked);
  for (const [address, all] of Map.groupBy(free, (one) => one.address)) {
    const times = all.map(({ at }) => at);
    limit(`${address} without work`, times, 10, HOUR);
  }
  if (sent.length > perDay) beyond.push(`everyone: ${sent.length} in a day`);
  return beyond;
};

/** Many callers request codes for numbers that are not theirs, with honest users in between. */
export const runOtpAbuse = async (app: TestApp, abuse: Abuse): Promise<OtpAbuse> => {
  const sent: Sent[] = [];
  const began = app.now();
  const step = (abuse.hours * HOUR * AT_ONCE) / abuse.requests;
  for (let index = 0; index < abuse.requests; index += AT_ONCE) {
    app.moveClock(Math.floor(began + (index / AT_ONCE) * step));
    const askings = Array.from({ length: AT_ONCE }, (_, more) => askingOf(abuse, index + more));
    sent.push(...(await Promise.all(askings.map((asking) => ask(app, asking)))).flat());
  }
  return {
    requests: abuse.requests,
    sent: sent.length,
    honest: Math.ceil(abuse.requests / HONEST_EVERY),
    honestServed: sent.filter(({ isHonest }) => isHonest).length,
    beyondLimits: judgeSends(sent, app.context.config.otp.perDay.phone),
  };
};
