import { loginWithPassword } from '@karigar/contract/sign-in/login-with-password';
import { requestOtp } from '@karigar/contract/sign-in/request-otp';
import { requestRecoveryOtp } from '@karigar/contract/recovery/request-recovery-otp';
import { people } from '#testing/people';
import type { Reply, TestApp } from '#testing/test-app';

const HOUR = 3_600_000;
/** Far enough apart that no rate limit of a recipient, device or address applies. */
const BETWEEN_MS = 3 * HOUR;

const KNOWN = { phone: people.rohan.phone, email: people.rohan.email };
const UNKNOWN = { phone: '9890044557', email: 'rohit@example.in' };

type Contact = typeof UNKNOWN;
type Ask = (app: TestApp, contact: Contact, device: string) => Promise<Reply>;

const ASKS: Readonly<Record<string, Ask>> = {
  'request-otp': (app, { phone }, device) => app.sendFields(requestOtp, { phone, device }),
  'request-recovery-otp by phone': (app, { phone }, device) =>
    app.sendFields(requestRecoveryOtp, { contact: phone, device }),
  'request-recovery-otp by email': (app, { email }, device) =>
    app.sendFields(requestRecoveryOtp, { contact: email, device }),
  'login-with-password': (app, { email }, device) =>
    app.sendFields(loginWithPassword, { username: email, password: 'a wrong password', device }),
};

export type Heard = { readonly ms: number; readonly bytes: string };
export type Comparison = {
  readonly ask: string;
  readonly ratio: number;
  readonly sameBytes: boolean;
};

const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

const spreadOf = (values: readonly number[]): number => {
  const middle = medianOf(values);
  return medianOf(values.map((value) => Math.abs(value - middle)));
};

/** How far apart the two medians are, in units of the usual spread of replies. */
export const judgeAnswers = (
  known: readonly Heard[],
  unknown: readonly Heard[],
): { readonly ratio: number; readonly sameBytes: boolean } => {
  const [one, other] = [known.map(({ ms }) => ms), unknown.map(({ ms }) => ms)];
  const spread = (spreadOf(one) + spreadOf(other)) / 2;
  return {
    ratio: Math.abs(medianOf(one) - medianOf(other)) / Math.max(spread, 0.001),
    // Pair by pair: the wait before the next message grows with each, for both alike.
    sameBytes: known.every(({ bytes }, nth) => bytes === unknown[nth]?.bytes),
  };
};

const listen = async (app: TestApp, ask: Ask, contact: Contact, device: string) => {
  const began = performance.now();
  const { status, text } = await ask(app, contact, device);
  return { ms: performance.now() - began, bytes: `${status} ${text}` };
};

/** Sends each request in turn for a known and an unknown account, in changing order. */
export const runSameAnswer = async (app: TestApp, tries: number): Promise<Comparison[]> => {
  const comparisons: Comparison[] = [];
  for (const [name, ask] of Object.entries(ASKS)) {
    const [known, unknown]: [Heard[], Heard[]] = [[], []];
    for (let nth = 0; nth < tries; nth += 1) {
      app.moveClock(app.now() + BETWEEN_MS);
      const device = `${name}-${nth}`;
      const pair = [
        async () => known.push(await listen(app, ask, KNOWN, `${device}-1`)),
        async () => unknown.push(await listen(app, ask, UNKNOWN, `${device}-2`)),
      ];
      for (const turn of nth % 2 === 0 ? pair : pair.toReversed()) await turn();
    }
    comparisons.push({ ask: name, ...judgeAnswers(known, unknown) });
  }
  return comparisons;
};
