import type { BookingState } from '@karigar/domain/bookings/booking';
import { dayOf, type IndiaDay } from '@karigar/domain/dates/india-day';
import type { Board, Card, Lane } from './card.ts';

const IN_A_LANE: ReadonlySet<BookingState> = new Set([
  'assigned',
  'started',
  'held',
  'ended',
  'completed',
]);
const SEARCHING: ReadonlySet<BookingState> = new Set(['requested', 'offered']);

const without = (cards: readonly Card[], id: number): Card[] =>
  cards.filter((card) => card.id !== id);

/** The lanes with this card where it belongs now. */
const putInLanes = (lanes: readonly Lane[], card: Card, day: IndiaDay): Lane[] =>
  lanes.map((lane) => {
    const others = without(lane.jobs, card.id);
    const isHere =
      lane.id === card.to &&
      IN_A_LANE.has(card.state) &&
      card.at !== null &&
      dayOf(card.at) === day;
    const jobs = isHere ? [...others, card] : others;
    return { ...lane, jobs: jobs.toSorted((one, other) => (one.at ?? 0) - (other.at ?? 0)) };
  });

/** The board with a card that was read after it. */
export const putCard = (board: Board, card: Card, day: IndiaDay): Board => {
  const others = without(board.queue, card.id);
  const isWaiting = card.waits !== null || SEARCHING.has(card.state);
  return {
    ...board,
    queue: isWaiting ? [...others, card] : others,
    lanes: putInLanes(board.lanes, card, day),
  };
};
