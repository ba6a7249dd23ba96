import { MOST_ASKS } from '@karigar/domain/offers/next-step';
import type { SpecBooking } from './booking-value.ts';
import type { Kept } from './lifecycle-model-store.ts';

const timeOf = (at: Date | null): number | null => at?.getTime() ?? null;

/** Invariants of the rows after every command, independent of the prediction. */
const LAWS: Readonly<Record<string, (kept: Kept) => boolean>> = {
  'an offer is open only while the booking is offered': ({ state, offers }) =>
    state === 'offered' || offers.every(({ outcome }) => outcome !== null),
  'a waiting booking has a planned dispatch': ({ state, dispatchAt }) =>
    (state !== 'requested' && state !== 'offered' && state !== 'refused') || dispatchAt !== null,
  'an unassigned booking has no assignee, and a booking in work has one': ({ state, holder }) =>
    state === 'cancelled' ||
    (holder === null) === ['requested', 'offered', 'refused'].includes(state),
  'no serviceman gets another offer after refusing or giving back, nor too many': ({ offers }) =>
    offers.every(({ serviceman, outcome }, index) => {
      const later = offers.slice(index + 1).filter((other) => other.serviceman === serviceman);
      const isAnswer = outcome === 'refused' || outcome === 'accepted';
      const lapsed = later.filter((other) => other.outcome === 'lapsed');
      return isAnswer ? later.length === 0 : lapsed.length <= MOST_ASKS;
    }),
  'paid is the sum of payments and never exceeds the due amount': ({ paid, payments, frozen }) =>
    paid === payments && paid <= (frozen ?? 0),
  'no overdue check is planned after arrival or without an assignee': ({
    state,
    arrivedAt,
    overdueAt,
  }) => overdueAt === null || (state === 'assigned' && arrivedAt === null),
  'every change has one event': ({ version, events }) => version === events + 1,
};

const keptOf = (kept: Kept, answered: number) => ({
  state: kept.state,
  holder: kept.holder,
  startsAt: timeOf(kept.startsAt),
  waitingSince: timeOf(kept.waitingSince),
  cancelUntil: timeOf(kept.cancelUntil),
  dispatchAt: timeOf(kept.dispatchAt),
  offers: kept.offers,
  tries: kept.tries,
  codeUntil: timeOf(kept.codeUntil),
  addOns: kept.addOns.map(({ status }) => status),
  frozen: kept.frozen,
  paid: kept.paid,
  isRated: kept.ratings === 1,
  expectedAt: timeOf(kept.expectedAt),
  arrivedAt: timeOf(kept.arrivedAt),
  overdueAt: timeOf(kept.overdueAt),
  calls: kept.calls,
  visitCharge: kept.visitCharge,
  isVisitSettled: kept.isVisitSettled,
  sends: kept.sends,
  sentAt: timeOf(kept.sentAt),
  overrides: kept.overrides,
  changes: kept.version - 1,
  answered,
});

const wantedOf = (
  { bookedAt: _bookedAt, total: _total, addOns, ...booking }: SpecBooking,
  answered: number,
) => ({ ...booking, addOns: addOns.map(({ status }) => status), answered });

/** The broken invariants, and where the rows differ from the prediction. */
export const faultsIn = (kept: Kept, booking: SpecBooking, answered: number): string[] => {
  const broken = Object.entries(LAWS).flatMap(([law, holds]) => (holds(kept) ? [] : [law]));
  const [are, should] = [keptOf(kept, kept.audits), wantedOf(booking, answered)];
  const differ = Object.keys(are).filter((name) => {
    const part = name as keyof typeof are;
    return JSON.stringify(are[part]) !== JSON.stringify(should[part]);
  });
  const differences = differ.map((name) => {
    const part = name as keyof typeof are;
    return `${name} is ${JSON.stringify(are[part])}, by the rules ${JSON.stringify(should[part])}`;
  });
  return [...broken, ...differences];
};
