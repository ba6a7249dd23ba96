import type { BookingState } from '@karigar/domain/bookings/booking';
import { addDays, dayOf, startOfDay, type IndiaDay } from '@karigar/domain/dates/india-day';
import type { Card, Lane, ReadCard } from './card.ts';

const IN_A_LANE: ReadonlySet<BookingState> = new Set([
  'assigned',
  'started',
  'held',
  'ended',
  'completed',
]);
const SEARCHING: ReadonlySet<BookingState> = new Set(['requested', 'offered']);

const byTime = (one: Card, other: Card): number =>
  (one.at ?? 0) - (other.at ?? 0) || one.id - other.id;

const cardOf = ({ isOfBoard: _isOfBoard, ...card }: ReadCard): Card => card;

/** The cards with this one among them, or without it; the same array if it makes no difference. */
const put = (cards: readonly Card[], read: ReadCard, belongs: boolean): readonly Card[] => {
  const known = cards.find(({ id }) => id === read.id);
  if (known === undefined) return belongs ? [...cards, cardOf(read)] : cards;
  return belongs
    ? cards.map((card) => (card === known ? cardOf(read) : card))
    : cards.filter((card) => card !== known);
};

/** Whether the card stands in somebody's lane on this day. */
export const isInLane = ({ state, at, to }: Card, day: IndiaDay): boolean =>
  to !== null && at !== null && IN_A_LANE.has(state) && dayOf(at) === day;

const isQueued = ({ isOfBoard, waits, state, at }: ReadCard, day: IndiaDay): boolean =>
  isOfBoard &&
  (waits !== null || (SEARCHING.has(state) && at !== null && at < startOfDay(addDays(day, 1))));

/** Those that are not older than what is shown: a read may have overtaken another. */
export const notOlder = (
  reads: readonly ReadCard[],
  shown: Iterable<readonly Card[]>,
): readonly ReadCard[] => {
  const versions = new Map<number, number>(reads.map(({ id }) => [id, 0]));
  for (const cards of shown)
    for (const { id, version } of cards)
      if (version > (versions.get(id) ?? version)) versions.set(id, version);
  return reads.filter(({ id, version }) => version >= (versions.get(id) ?? 0));
};

/** The queue of the day with a card that was read after it. */
export const putInQueue = (
  queue: readonly Card[],
  read: ReadCard,
  day: IndiaDay,
): readonly Card[] => put(queue, read, isQueued(read, day));

/** The lanes with a card that was read after them. Lanes without a difference stay the same objects. */
export const putInLanes = (
  lanes: readonly Lane[],
  read: ReadCard,
  day: IndiaDay,
): readonly Lane[] => {
  let isChanged = false;
  const after = lanes.map((lane) => {
    const jobs = put(lane.jobs, read, lane.id === read.to && isInLane(read, day));
    if (jobs === lane.jobs) return lane;
    isChanged = true;
    return { ...lane, jobs: jobs.toSorted(byTime) };
  });
  return isChanged ? after : lanes;
};
