import { holdWork } from '@karigar/contract/bookings/hold-work';
import { verifyCompletionOtp } from '@karigar/contract/bookings/verify-completion-otp';
import { endForServiceman } from '@karigar/contract/dispatch/end-for-serviceman';
import { correctEarnings } from '@karigar/contract/corrections/correct-earnings';
import { correctPayment } from '@karigar/contract/corrections/correct-payment';
import { refundPayment } from '@karigar/contract/corrections/refund-payment';
import { reversePayment } from '@karigar/contract/corrections/reverse-payment';
import { inviteOperator } from '@karigar/contract/operators/invite-operator';
import { saveDesks } from '@karigar/contract/operators/save-desks';
import { answerFreeze } from '@karigar/contract/recovery/answer-freeze';
import { disownChange } from '@karigar/contract/recovery/disown-change';
import { listFreezes } from '@karigar/contract/recovery/list-freezes';
import { addPayment } from '@karigar/contract/payments/add-payment';
import { confirmPayoutRun } from '@karigar/contract/payouts/confirm-payout-run';
import { saveRate } from '@karigar/contract/tax/save-rate';
import { askOverride } from '@karigar/contract/visit-problems/ask-override';
import type { Desk } from '@karigar/domain/console/desks';
import { addDays, dayOf } from '@karigar/domain/dates/india-day';
import { closeByCommandLine, inviteByCommandLine } from '#modules/operators/index';
import { versionOf } from '#testing/assign-by-hand';
import type { BookingRef } from '#testing/booking-world';
import type { ExceptionWorld } from '#testing/exception-world';
import { createOperatorPerson, createPerson, freshEmail } from '#testing/fresh-people';
import { paise } from '@karigar/domain/money';
import { openSession } from './exactly-once-stage.ts';
import { linkOf } from './exactly-once-freezes.ts';
import { preparedRun } from './exactly-once-payouts.ts';
import {
  confirmAs,
  correctAlone,
  CORRECTED,
  PAYMENT_OF,
  DESKS_GIVEN,
  giveAs,
  INVITES_SENT,
  LAST_REQUEST,
  CONFIRMED,
  openInviteAlone,
  payAlone,
  PLANT_RATE,
  restoreAlone,
  RATES_SAVED,
  RESTORED,
  saveRateAlone,
  setState,
  type Alone,
} from './four-eyes-store.ts';

const REASON = 'The phone of the serviceman is broken';
/** Of every planted booking. */
const PLANTED_CODE = '482913';

export type Operator = { readonly id: number; readonly token: string };

/** What was asked: its request, and how often the act was done since. */
export type Asked = {
  readonly id: number;
  readonly done: () => Promise<number>;
  /** Something else happens before the second person answers. */
  readonly change: () => Promise<unknown>;
  /** The act by SQL, in the name of whoever asked. */
  readonly alone: (second: number) => readonly Alone[];
};

export type GuardedAct = {
  readonly desks: readonly Desk[];
  readonly ask: (world: ExceptionWorld, by: Operator) => Promise<Asked>;
};

type Request = { readonly id: number; readonly fields: Readonly<Record<string, unknown>> };

const requestOf = async (world: ExceptionWorld, by: Operator): Promise<Request> => {
  const [found] = await world.look<Request>(LAST_REQUEST, [by.id]);
  if (found === undefined) throw new Error('nothing was asked');
  return found;
};

const timesOf = async (world: ExceptionWorld, ref: BookingRef, command: string): Promise<number> =>
  (await world.traces(ref)).events.filter(
    (event) => event.command === command && event.to_state !== null,
  ).length;

const timesIn = async (world: ExceptionWorld, sql: string, values: unknown[]): Promise<number> =>
  (await world.look<{ times: number }>(sql, values))[0]?.times ?? 0;

const endWork: GuardedAct = {
  desks: ['dispatch'],
  ask: async (world, by) => {
    const ref = await world.plant('started');
    const version = await versionOf(world.look, ref);
    await world.send(endForServiceman, { ...ref, version, reason: REASON }, by);
    const hold = { ...ref, until: dayOf(world.now()), reason: 'A part is missing' };
    return {
      id: (await requestOf(world, by)).id,
      done: () => timesOf(world, ref, 'end'),
      change: () => world.send(holdWork, hold, world.suresh),
      alone: () => [setState(ref.bookingId, 'ended')],
    };
  },
};

const override: GuardedAct = {
  desks: ['help'],
  ask: async (world, by) => {
    const ref = await world.plant('ended');
    await world.send(askOverride, { ...ref, reason: REASON }, by);
    return {
      id: (await requestOf(world, by)).id,
      done: () => timesOf(world, ref, 'verify'),
      change: () => world.send(verifyCompletionOtp, { ...ref, otp: PLANTED_CODE }, world.suresh),
      alone: (second) => [setState(ref.bookingId, 'completed'), confirmAs(ref.bookingId, second)],
    };
  },
};

const giveDesk: GuardedAct = {
  desks: ['admin'],
  ask: async (world, by) => {
    const { id: accountId, email } = await createOperatorPerson(world.look, world.now(), ['help']);
    const desks = ['help', 'kyc'] as const;
    const given = { accountId, desks: [...desks], seen: ['help' as const], reason: REASON };
    await world.send(saveDesks, given, by);
    return {
      id: (await requestOf(world, by)).id,
      done: () => timesIn(world, DESKS_GIVEN, [accountId, 'kyc']),
      change: () => closeByCommandLine(world.context, email, 'Has left the company'),
      alone: (second) => [giveAs(accountId, 'money', second)],
    };
  },
};

const invite: GuardedAct = {
  desks: ['admin'],
  ask: async (world, by) => {
    const email = freshEmail();
    const before = await timesIn(world, INVITES_SENT, []);
    const person = { email, name: 'Kiran Shah', desks: ['kyc' as const], reason: REASON };
    await world.send(inviteOperator, person, by);
    const { id, fields } = await requestOf(world, by);
    const another = { email, name: 'Kiran Shah', desks: ['help'] as const, city: '' };
    return {
      id,
      done: async () => (await timesIn(world, INVITES_SENT, [])) - before,
      // A later invitation of the same email ends the earlier one.
      change: () => inviteByCommandLine(world.context, another),
      alone: () => [openInviteAlone(Number(fields['inviteId']))],
    };
  },
};

const restore: GuardedAct = {
  desks: ['help'],
  ask: async (world, by) => {
    const serviceman = await createPerson(world.look, 'serviceman', world.now());
    await world.sendFields(disownChange, { token: await linkOf({ app: world, serviceman }) });
    const { body } = await world.sendFields(listFreezes, { limit: '100' }, by);
    const open = body.data as { id: number; accountId: number }[];
    const freezeId = open.find(({ accountId }) => accountId === serviceman.id)?.id ?? 0;
    const answer = (said: 'keep' | 'restore') =>
      world.send(answerFreeze, { freezeId, answer: said, reason: REASON }, by);
    await answer('restore');
    return {
      id: (await requestOf(world, by)).id,
      done: () => timesIn(world, RESTORED, [freezeId]),
      change: () => answer('keep'),
      alone: () => [restoreAlone(freezeId)],
    };
  },
};

const payoutRun: GuardedAct = {
  desks: ['money'],
  ask: async (world, by) => {
    const { desk, runId } = await preparedRun(world);
    const { people, amount } = await desk.run(runId);
    await world.send(confirmPayoutRun, { runId, people, amount }, by);
    return {
      id: (await requestOf(world, by)).id,
      done: () => timesIn(world, CONFIRMED, [runId]),
      change: () => desk.cancel(runId),
      alone: (second) => payAlone(runId, second),
    };
  },
};

let months = 0;
const rate: GuardedAct = {
  desks: ['money'],
  ask: async (world, by) => {
    // Another day for each, so that none was asked for before.
    const fromDay = addDays(dayOf(world.now()), 30 + (months += 1));
    const given = {
      kind: 'commission',
      fromDay,
      basisPoints: 100 + months,
      reason: REASON,
    } as const;
    await world.send(saveRate, given, by);
    return {
      id: (await requestOf(world, by)).id,
      done: () => timesIn(world, RATES_SAVED, [fromDay]),
      // The rate applies already.
      change: () => world.look(PLANT_RATE, [fromDay, given.basisPoints]),
      alone: (second) => saveRateAlone(fromDay, second),
    };
  },
};

const BIG = { addOns: [['pipe', 4, 'accepted']] } as const;

/** A completed job of ₹5,399.00, paid in cash. */
const paidJob = async (world: ExceptionWorld) => {
  const ref = await world.plant('completed', BIG);
  const fields = { bookingId: String(ref.bookingId), mainId: String(ref.orderId) };
  const payment = { ...fields, amount: '5399.00', paymentMode: 'cash' };
  const { body } = await world.sendFields(addPayment, payment, world.suresh);
  if (!body.success) throw new Error(String(body.code));
  const [payments] = await world.look<{ id: number }>(PAYMENT_OF, [ref.bookingId]);
  return { ...ref, paymentId: payments?.id ?? 0 };
};
type PaidJob = Awaited<ReturnType<typeof paidJob>>;

/** Money of a job above what one operator moves; `change` is a smaller act of another operator. */
const correction = (
  cause: 'refund' | 'correction' | 'reversal',
  send: (
    world: ExceptionWorld,
    job: PaidJob,
    by: { token: string },
    isSmall: boolean,
  ) => Promise<unknown>,
): GuardedAct => ({
  desks: ['money'],
  ask: async (world, by) => {
    const job = await paidJob(world);
    await send(world, job, by, false);
    return {
      id: (await requestOf(world, by)).id,
      done: () => timesIn(world, CORRECTED, [job.bookingId, cause]),
      change: async () => {
        const { id } = await createOperatorPerson(world.look, world.now(), ['money']);
        const token = await openSession(world, { id, role: 'operator' });
        await send(world, job, { token }, true);
      },
      alone: (second) => correctAlone(job.bookingId, cause, second),
    };
  },
});

const refund = correction('refund', (world, { bookingId, orderId }, by, isSmall) =>
  world.send(
    refundPayment,
    {
      bookingId,
      orderId,
      amount: paise(isSmall ? 150_000 : 400_000),
      borneBy: 'marketplace',
      reason: REASON,
    },
    by,
  ),
);
const correctJob = correction('correction', (world, { bookingId, orderId }, by, isSmall) =>
  world.send(
    correctEarnings,
    {
      bookingId,
      orderId,
      amount: paise(isSmall ? 150_000 : 400_000),
      direction: 'give',
      reason: REASON,
    },
    by,
  ),
);
const reverse = correction('reversal', (world, { paymentId }, by, isSmall) =>
  isSmall
    ? world.send(correctPayment, { paymentId, amount: paise(350_000), reason: REASON }, by)
    : world.send(reversePayment, { paymentId, reason: REASON }, by),
);
const correctPaid = correction('reversal', (world, { paymentId }, by, isSmall) =>
  world.send(
    correctPayment,
    { paymentId, amount: paise(isSmall ? 350_000 : 50_000), reason: REASON },
    by,
  ),
);

/** Every act that exists and needs two people. */
export const GUARDED_ACTS: Readonly<Record<string, GuardedAct>> = {
  'end-for-serviceman': endWork,
  'ask-override': override,
  'save-desks': giveDesk,
  'invite-operator': invite,
  'answer-freeze': restore,
  'confirm-payout-run': payoutRun,
  'save-rate': rate,
  'refund-payment': refund,
  'correct-earnings': correctJob,
  'reverse-payment': reverse,
  'correct-payment': correctPaid,
};
