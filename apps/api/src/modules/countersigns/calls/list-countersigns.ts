import { listCountersigns } from '@karigar/contract/countersigns/list-countersigns';
import { accepted } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
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

const present = (row: ListedCountersign, me: number) => ({
  id: row.id,
  no: countersignNo(row.id),
  call: row.call,
  bookingId: row.booking_id,
  bookingNo: row.booking_no ?? '',
  about: aboutOf(row),
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
  async ({ which, after = 0 }, { tx, who, now }) => {
    const me = accountOf(who);
    const rows =
      which === 'own'
        ? await listAsked(tx, me, after)
        : await listOpen(tx, new Date(now), after, readableCalls(who.desks ?? []));
    return accepted(rows.map((row) => present(row, me)));
  },
  { as: 'ops', audited: true },
);
