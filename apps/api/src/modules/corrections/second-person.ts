import { dayOf, startOfDay } from '@karigar/domain/dates/india-day';
import { needsSecondPerson } from '@karigar/domain/ledger/one-operator';
import { paise, sumOf, type Paise } from '@karigar/domain/money';
import { accepted, refused, type Accepted, type Refused } from '@karigar/domain/result';
import { accountOf } from '#auth/who';
import type { BookingRow } from '#modules/bookings/index';
import {
  countersignNo,
  insertCountersign,
  isAsked,
  type OpenCountersign,
} from '#modules/countersigns/index';
import type { CallScope } from '#wire/define-handler';
import { sumMovedSince } from './correction-store.ts';

/** Whoever asked, and whoever agrees now; null while one person acts. */
export type Agreed = OpenCountersign | null;

type Moving = {
  readonly call: string;
  /** Of this act. */
  readonly amount: Paise;
  /** With what was moved on the job before. */
  readonly onJob: Paise;
  readonly reason: string;
  readonly fields: Readonly<Record<string, number | readonly string[]>>;
};

/** The number of the request where one operator may not move this alone; null where nobody else is needed. */
export const askSecond = async (
  scope: CallScope,
  booking: BookingRow,
  { call, amount, onJob, reason, fields }: Moving,
): Promise<Accepted<string> | Refused<'countersign.asked-already'> | null> => {
  const { tx, now, who } = scope;
  const by = accountOf(who);
  const moved = paise(Math.abs(amount));
  const before = await sumMovedSince(tx, by, new Date(startOfDay(dayOf(now))));
  if (!needsSecondPerson({ onJob, today: sumOf([before, moved]) })) return null;
  const about = { bookingId: booking.id, orderId: booking.order_id };
  if (await isAsked(scope, call, about)) return refused('countersign.asked-already');
  const kept = { ...about, ...fields, amount: moved };
  const asked = { call, fields: kept, bookingId: booking.id, by, reason, at: new Date(now) };
  return accepted(countersignNo(await insertCountersign(tx, asked)));
};

/** The act runs under the name of whoever asked. */
export const asAsker = (scope: CallScope, agreed: Agreed): CallScope =>
  agreed === null ? scope : { ...scope, who: { ...scope.who, accountId: agreed.asked_by } };

/** In the history: the second person beside the first. */
export const agreedBy = ({ who }: CallScope, agreed: Agreed) =>
  agreed === null ? {} : { agreedBy: accountOf(who) };
