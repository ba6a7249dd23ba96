import type { InputOf } from '@karigar/contract/define-call';
import { inviteOperator } from '@karigar/contract/operators/invite-operator';
import { mayHoldTogether } from '@karigar/domain/console/desks';
import { INVITE_LIFE_MS } from '@karigar/domain/console/invites';
import { readEmail } from '@karigar/domain/identity/email';
import { readPersonName } from '@karigar/domain/identity/person-name';
import { accepted, refused } from '@karigar/domain/result';
import { readWrittenReason } from '@karigar/domain/written-reason';
import { accountOf } from '#auth/who';
import {
  countersignNo,
  insertCountersign,
  keptField,
  type GuardedAct,
} from '#modules/countersigns/index';
import { addTask } from '#relay/outbox-store';
import { sealInvite } from '#platform/invite-message';
import { defineHandler } from '#wire/define-handler';
import { addInvite, lockKeptInvite } from '../invite-store.ts';
import { openInvite } from '../open-invite.ts';
import { findColleague, isCity } from '../team-store.ts';

const read = (given: InputOf<typeof inviteOperator>) => {
  const [email, name] = [readEmail(given.email), readPersonName(given.name)];
  const reason = readWrittenReason(given.reason);
  if (email === null) return refused('email.invalid');
  if (name === null) return refused('operator.name-missing');
  if (given.desks === undefined) return refused('operator.no-desk');
  if (reason === null) return refused('console.reason-missing');
  return accepted({ email, name, reason, desks: [...new Set(given.desks)] });
};

/** Keeps the invitation without a code: nothing opens it until a second person agrees. */
export const inviteOperatorHandler = defineHandler(
  inviteOperator,
  async (input, { tx, who, now, note, context }) => {
    const given = read(input);
    if (!given.ok) return given;
    const { reason, ...person } = given.value;
    const [by, at, cityId] = [accountOf(who), new Date(now), input.cityId ?? null];
    const known = await findColleague(tx, person.email);
    const subjectId = known?.accountId ?? null;
    if (subjectId === by) return refused('operator.yourself');
    if (!mayHoldTogether([...(known?.desks ?? []), ...person.desks], context.config.team))
      return refused('operator.desks-apart');
    if (cityId !== null && !(await isCity(tx, cityId))) return refused('operator.city-unknown');
    note({ subjectId, reason });
    const expiresAt = new Date(now + INVITE_LIFE_MS);
    const kept = { ...person, cityId, invitedBy: by, now: at, expiresAt };
    const fields = { inviteId: await addInvite(tx, kept) };
    const asked = { call: inviteOperator.name, fields, bookingId: null, subjectId, by, reason, at };
    return accepted({ countersign: countersignNo(await insertCountersign(tx, asked)) });
  },
  { as: 'ops' },
);

/** The second person agreed: the link goes to the invited person alone. */
export const inviteNow: GuardedAct = async ({ tx, context, who, now, note }, asked) => {
  const invite = await lockKeptInvite(tx, keptField(asked, 'inviteId'));
  if (invite === null) return refused('countersign.over');
  const known = await findColleague(tx, invite.email);
  if (known !== null) note({ subjectId: known.accountId });
  if (known?.accountId === accountOf(who)) return refused('operator.yourself');
  if (!mayHoldTogether([...(known?.desks ?? []), ...invite.desks], context.config.team))
    return refused('operator.desks-apart');
  const code = await openInvite(tx, context, invite, new Date(now));
  await addTask(tx, 'send-invite', sealInvite(context.vault, { to: invite.email, code }));
  return accepted(null);
};
