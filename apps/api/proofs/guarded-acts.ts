import { holdWork } from '@karigar/contract/bookings/hold-work';
import { verifyCompletionOtp } from '@karigar/contract/bookings/verify-completion-otp';
import { endForServiceman } from '@karigar/contract/dispatch/end-for-serviceman';
import { inviteOperator } from '@karigar/contract/operators/invite-operator';
import { saveDesks } from '@karigar/contract/operators/save-desks';
import { answerFreeze } from '@karigar/contract/recovery/answer-freeze';
import { disownChange } from '@karigar/contract/recovery/disown-change';
import { listFreezes } from '@karigar/contract/recovery/list-freezes';
import { confirmPayoutRun } from '@karigar/contract/payouts/confirm-payout-run';
import { askOverride } from '@karigar/contract/visit-problems/ask-override';
import type { Desk } from '@karigar/domain/console/desks';
import { dayOf } from '@karigar/domain/dates/india-day';
import { closeByCommandLine, inviteByCommandLine } from '#modules/operators/index';
import { versionOf } from '#testing/assign-by-hand';
import type { BookingRef } from '#testing/booking-world';
import type { ExceptionWorld } from '#testing/exception-world';
import { createOperatorPerson, createPerson, freshEmail } from '#testing/fresh-people';
import { linkOf } from './exactly-once-freezes.ts';
import { preparedRun } from './exactly-once-payouts.ts';
import {
  confirmAs,
  DESKS_GIVEN,
  giveAs,
  INVITES_SENT,
  LAST_REQUEST,
  CONFIRMED,
  openInviteAlone,
  payAlone,
  restoreAlone,
  RESTORED,
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

/** Every act that exists and needs two people. */
export const GUARDED_ACTS: Readonly<Record<string, GuardedAct>> = {
  'end-for-serviceman': endWork,
  'ask-override': override,
  'save-desks': giveDesk,
  'invite-operator': invite,
  'answer-freeze': restore,
  'confirm-payout-run': payoutRun,
};
