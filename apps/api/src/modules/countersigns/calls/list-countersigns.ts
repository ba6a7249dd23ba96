import { listCountersigns } from '@karigar/contract/countersigns/list-countersigns';
import {
  nameInLog,
  nameInRecord,
  recordView,
  type RecordView,
} from '@karigar/domain/console/record';
import type { Language } from '@karigar/domain/language';
import { readKeptRate } from '@karigar/domain/ledger/kept-rate';
import { paise } from '@karigar/domain/money';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import { nameIn } from '#platform/names';
import { defineHandler } from '#wire/define-handler';
import {
  countersignNo,
  listAsked,
  listOpen,
  type ListedCountersign,
} from '../countersign-store.ts';
import { readableCalls } from '../request-desks.ts';

const aboutOf = ({ about_name, about_email, about_desks, about_city_id }: ListedCountersign) =>
  about_email === null
    ? null
    : {
        name: about_name ?? '',
        email: about_email,
        desks: [...about_desks],
        cityId: about_city_id,
      };

const bookingOf = (row: ListedCountersign, view: RecordView, language: Language) =>
  row.customer_id === null || row.service_names === null
    ? null
    : {
        service: nameIn(row.service_names, language),
        customer: nameInLog(row.customer_name ?? '', row.customer_id, view),
        serviceman: nameInRecord(row.serviceman_name ?? '', row.serviceman_id, view),
        total: row.total ?? paise(0),
        paid: row.paid ?? paise(0),
      };

const runOf = ({ run_id: id, run_people: people, run_amount: amount }: ListedCountersign) =>
  id === null || people === null || amount === null ? null : { id, people, amount };

/** Of a refund, a reversal or a correction. */
const amountOf = ({ run_id: runId, run_amount: amount }: ListedCountersign) =>
  runId === null && amount !== null ? { amount } : {};

const rateOf = (
  { rate_fields: fields, rate_category: category }: ListedCountersign,
  language: Language,
) =>
  fields === null
    ? null
    : { ...readKeptRate(fields), category: category === null ? '' : nameIn(category, language) };

type Reader = {
  readonly me: number;
  readonly view: RecordView;
  readonly language: Language;
};

const present = (row: ListedCountersign, { me, view, language }: Reader) => ({
  id: row.id,
  no: countersignNo(row.id),
  call: row.call,
  bookingId: row.booking_id,
  bookingNo: row.booking_no ?? '',
  booking: bookingOf(row, view, language),
  about: aboutOf(row),
  payoutRun: runOf(row),
  ...amountOf(row),
  rate: rateOf(row, language),
  owner: row.owner ?? '',
  askedBy: row.asker,
  reason: row.reason,
  askedAt: row.asked_at.getTime(),
  expiresAt: row.expires_at.getTime(),
  isOwn: row.asked_by === me,
  answeredBy: row.answerer ?? '',
  outcome: row.outcome,
  answeredAt: row.answered_at?.getTime() ?? null,
  words: row.words,
});

export const listCountersignsHandler = defineHandler(
  listCountersigns,
  async ({ which, after = 0 }, { tx, who, now, language }) => {
    const me = accountOf(who);
    const rows =
      which === 'own'
        ? await listAsked(tx, me, after)
        : await listOpen(tx, new Date(now), after, readableCalls(who.desks ?? []));
    const reader = { me, view: recordView(who.desks ?? []), language };
    return accepted(rows.map((row) => present(row, reader)));
  },
  { as: 'ops', audited: true },
);
