import type { SpecBooking } from './booking-value.ts';
import type { Kept } from './lifecycle-model-store.ts';

const timeOf = (at: Date | null): number | null => at?.getTime() ?? null;

/** What must be true of the rows after every command, whatever the rules predicted. */
const LAWS: Readonly<Record<string, (kept: Kept) => boolean>> = {
  'an offer is open only while the booking is offered': ({ state, offers }) =>
    state === 'offered' || offers.every(({ outcome }) => outcome !== null),
  'a booking that waits has a next step': ({ state, dispatchAt }) =>
    (state !== 'requested' && state !== 'offered') || dispatchAt !== null,
  'what nobody has taken is nobody’s, and what is worked on is somebody’s': ({ state, holder }) =>
    state === 'cancelled' ||
    (holder === null) === ['requested', 'offered', 'refused'].includes(state),
  'nobody is asked twice for what he answered': ({ offers }) => {
    const asked = offers.filter(({ outcome }) => outcome !== 'gone').map(({ man }) => man);
    return new Set(asked).size === asked.length;
  },
  'payments are what was paid, and never more than is due': ({ paid, payments, frozen }) =>
    paid === payments && paid <= (frozen ?? 0),
  'nobody waits for a man who has come, or for nobody': ({ state, arrivedAt, overdueAt }) =>
    overdueAt === null || (state === 'assigned' && arrivedAt === null),
  'every change has one event': ({ version, events }) => version === events + 1,
};

const keptOf = (kept: Kept, answered: number) => ({
  state: kept.state,
  holder: kept.holder,
  startsAt: timeOf(kept.startsAt),
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

/** The laws that are broken, and where the rows are not what the rules made of them. */
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
