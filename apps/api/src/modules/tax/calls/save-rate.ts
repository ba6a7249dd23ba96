import { saveRate } from '@karigar/contract/tax/save-rate';
import { keptRate, readKeptRate } from '@karigar/domain/ledger/kept-rate';
import { accepted, refused } from '@karigar/domain/result';
import { readWrittenReason } from '@karigar/domain/written-reason';
import { accountOf } from '#auth/who';
import {
  countersignNo,
  insertCountersign,
  isAsked,
  type GuardedAct,
} from '#modules/countersigns/index';
import { defineHandler } from '#wire/define-handler';
import { decideRate } from '../decide-rate.ts';
import { saveRate as saveRow } from '../rate-store.ts';

export const saveRateHandler = defineHandler(
  saveRate,
  async ({ kind, categoryId = null, fromDay, basisPoints, reason: written }, scope) => {
    const { tx, now, who, note } = scope;
    const reason = readWrittenReason(written);
    if (reason === null) return refused('console.reason-missing');
    note({ reason });
    const rate = { kind, categoryId, fromDay, basisPoints };
    const may = await decideRate(scope, rate);
    if (!may.ok) return may;
    const { basisPoints: _, ...about } = keptRate(rate);
    if (await isAsked(scope, saveRate.name, about)) return refused('countersign.asked-already');
    const id = await insertCountersign(tx, {
      call: saveRate.name,
      fields: keptRate(rate),
      bookingId: null,
      by: accountOf(who),
      reason,
      at: new Date(now),
    });
    return accepted({ countersign: countersignNo(id) });
  },
  { as: 'ops' },
);

/** The second person agreed: decided again, for midnight may have passed since. */
export const saveRateNow: GuardedAct = async (scope, asked) => {
  const { tx, now, who } = scope;
  const rate = readKeptRate(asked.fields);
  const may = await decideRate(scope, rate);
  if (!may.ok) return may;
  const people = { savedBy: asked.asked_by, agreedBy: accountOf(who), at: new Date(now) };
  await saveRow(tx, rate, people);
  return accepted(null);
};
