import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { endWork } from '@karigar/contract/bookings/end-work';
import { verifyCompletionOtp } from '@karigar/contract/bookings/verify-completion-otp';
import type { AnyCall } from '@karigar/contract/define-call';
import { CALLS } from '@karigar/contract/registry';
import type { FieldValue } from '@karigar/contract/wire/form-data';
import type { BookingState } from '@karigar/domain/bookings/booking';
import { relayOnce } from '#relay/relay';
import { fetchApprovalKey } from '#testing/approval-world';
import type { Target } from '#testing/call-row';
import { CALL_ROWS } from '#testing/call-rows';
import { createBookings } from '#testing/fresh-bookings';
import { people } from '#testing/people';
import type { TestApp } from '#testing/test-app';
import { startJobs } from '#worker/start-jobs';
import { breakEvents, mendEvents, readInbox } from './canary-code-store.ts';
import { gatherCast } from './matrix-cast.ts';

export type Canary = {
  /** Every reply to the serviceman, headers and body. */
  readonly heard: readonly string[];
  readonly codes: ReadonlySet<unknown>;
  /** The approval keys of the same bookings, which only the customer's phone may have. */
  readonly approvalKeys: readonly string[];
};

const STATES: readonly BookingState[] = ['assigned', 'started', 'held', 'ended', 'completed'];
const INBOX_TRIES = 100;

/** These end the serviceman's session, after which no reply could show the code. */
const ENDS_SESSION: ReadonlySet<string> = new Set(['log-out', 'switch-role', 'erase-my-data']);

const SERVICEMANS_CALLS = CALLS.filter(
  ({ name, who }) => !ENDS_SESSION.has(name) && who !== 'anyone' && who.includes('serviceman'),
);

/** Twelve digits: six would appear by chance in some id or time. */
export const canaryCode = (): string =>
  `${randomInt(100_000, 999_999)}${randomInt(100_000, 999_999)}`;

/** Sends every call that a serviceman may make about bookings whose completion code is the canary. */
export const runCanaryCode = async (app: TestApp, code: string): Promise<Canary> => {
  const cast = await gatherCast(app);
  const token = await app.signIn('suresh');
  const customer = await app.signIn('asha');
  const approvalKeys: string[] = [];
  const heard: string[] = [];
  const codes = new Set<unknown>();

  const send = async (call: AnyCall, fields: Record<string, FieldValue>): Promise<void> => {
    const key = call.writes ? { key: randomUUID() } : {};
    // The second reply comes from the idempotency store.
    for (const language of ['en', 'hi']) {
      const headers = { 'accept-language': language };
      const reply = await app.sendFields(call, fields, { token, headers, ...key });
      heard.push(`${call.name} ${JSON.stringify([...reply.headers])} ${reply.text}`);
      codes.add(reply.body.code);
    }
  };

  const fieldsOf = (call: AnyCall, target: Target): Record<string, FieldValue> => {
    const row = CALL_ROWS[call.name];
    if (!row) throw new Error(`${call.name} has no row`);
    return row.fields(target, app.now());
  };
  const verify = async (target: Target, otp: FieldValue): Promise<void> =>
    send(verifyCompletionOtp, { ...fieldsOf(verifyCompletionOtp, target), otp });

  const own = cast.targetOf('serviceman', 'own');
  const bookingIn = async (state: BookingState): Promise<Target> => {
    const [booking] = await createBookings(app.look, app.context.vault, {
      count: 1,
      state,
      servicemanId: people.suresh.id,
      customerId: people.asha.id,
      now: app.now(),
      code,
    });
    if (!booking) throw new Error('no booking was made');
    return { ...own, ...booking };
  };

  for (const state of STATES) {
    const target = await bookingIn(state);
    const approvalKey = await fetchApprovalKey(app, customer, target.bookingId);
    if (approvalKey !== null) approvalKeys.push(approvalKey);
    if (state !== 'ended') await verify(target, code);
    // In the registry's order, which starts and ends an assigned booking on the way.
    for (const call of SERVICEMANS_CALLS) await send(call, fieldsOf(call, target));
    await verify(target, `${code}0`);
    await verify(target, [code, code]);
    await verify(target, code);
    await verify(target, code);
  }
  const failing = await bookingIn('ended');
  await breakEvents(app.look);
  await verify(failing, code);
  await mendEvents(app.look);
  await send(endWork, fieldsOf(endWork, await bookingIn('started')));
  return { heard, codes, approvalKeys };
};

/** Runs the job of the work that just ended; true when the canary reached the customer's inbox. */
export const deliverCodes = async (app: TestApp, code: string): Promise<boolean> => {
  while (((await relayOnce(app.context)) ?? 0) > 0);
  const jobs = startJobs(app.context);
  try {
    for (let tries = 0; tries < INBOX_TRIES; tries += 1) {
      if ((await readInbox(app.look)).some(({ body }) => body.includes(code))) return true;
      await pause(50);
    }
    return false;
  } finally {
    await jobs.stop();
  }
};
