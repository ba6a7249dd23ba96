import { saveDesks } from '@karigar/contract/operators/save-desks';
import { changeOf, DESKS, mayHoldTogether, type Desk } from '@karigar/domain/console/desks';
import { msg } from '@karigar/domain/msg';
import { accepted, refused } from '@karigar/domain/result';
import { readWrittenReason } from '@karigar/domain/written-reason';
import { accountOf } from '#auth/who';
import {
  countersignNo,
  insertCountersign,
  keptField,
  keptWords,
  type GuardedAct,
} from '#modules/countersigns/index';
import { say } from '#platform/texts';
import { defineHandler } from '#wire/define-handler';
import { giveDesks, saveCity, takeDesks } from '../operator-store.ts';
import { isCity, isLastAdmin, lockColleague } from '../team-store.ts';

const ASKED = msg`Asked. A second person must agree.`;

/** Kept fields are numbers: no city has it. */
const EVERY_CITY = 0;

const isSame = (one: readonly Desk[], other: readonly Desk[]): boolean =>
  DESKS.every((desk) => one.includes(desk) === other.includes(desk));

export const saveDesksHandler = defineHandler(
  saveDesks,
  async ({ accountId, desks = [], seen = [], cityId = null, reason: written }, scope) => {
    const { tx, who, now, note, context, language } = scope;
    const [by, at] = [accountOf(who), new Date(now)];
    const reason = readWrittenReason(written);
    if (reason === null) return refused('console.reason-missing');
    if (accountId === by) return refused('operator.yourself');
    const isLast = await isLastAdmin(tx, accountId);
    const operator = await lockColleague(tx, accountId);
    if (operator === null || operator.isClosed) return refused('operator.not-found');
    note({ subjectId: accountId, reason });
    if (!isSame(operator.desks, seen)) return refused('operator.changed');
    if (!mayHoldTogether(desks, context.config.team)) return refused('operator.desks-apart');
    if (cityId !== null && !(await isCity(tx, cityId))) return refused('operator.city-unknown');
    const { given, taken, isWider, isNarrower } = changeOf(operator, { desks, cityId });
    if (isLast && taken.includes('admin')) return refused('operator.last-admin');
    await takeDesks(tx, accountId, taken, at);
    if (isNarrower) await saveCity(tx, accountId, cityId);
    if (given.length === 0 && !isWider) return accepted({ countersign: null });
    const fields = { accountId, cityId: cityId ?? EVERY_CITY, desks: given };
    const asked = { fields, bookingId: null, subjectId: accountId, by, reason, at };
    const id = await insertCountersign(tx, { call: saveDesks.name, ...asked });
    return { ...accepted({ countersign: countersignNo(id) }), said: say(ASKED, language) };
  },
  { as: 'ops' },
);

/** The second person agreed: the desks are given under the asker's name, beside those that are held now. */
export const giveNow: GuardedAct = async ({ tx, context, who, now, note }, asked) => {
  const accountId = keptField(asked, 'accountId');
  const given = DESKS.filter((desk) => keptWords(asked, 'desks').includes(desk));
  const cityId = keptField(asked, 'cityId');
  note({ subjectId: accountId });
  if (accountId === accountOf(who)) return refused('operator.yourself');
  const operator = await lockColleague(tx, accountId);
  if (operator === null || operator.isClosed) return refused('operator.not-found');
  if (!mayHoldTogether([...operator.desks, ...given], context.config.team))
    return refused('operator.desks-apart');
  await giveDesks(tx, accountId, given, asked.asked_by, new Date(now));
  await saveCity(tx, accountId, cityId === EVERY_CITY ? null : cityId);
  return accepted(null);
};
