import type { Card } from './card.ts';

const byDue = (one: Card, other: Card): number =>
  (one.dueAt ?? one.at ?? 0) - (other.dueAt ?? other.at ?? 0) || one.id - other.id;

/** What needs a person, soonest first, and what servicemen are being asked about. Without offers all of it needs one. */
export const queueOrder = (
  queue: readonly Card[],
  offersOn: boolean,
): { readonly needed: readonly Card[]; readonly asking: readonly Card[] } => {
  const needs = ({ waits }: Card): boolean => waits !== null || !offersOn;
  return {
    needed: queue.filter(needs).toSorted(byDue),
    asking: queue.filter((card) => !needs(card)).toSorted(byDue),
  };
};

/** The card that a step leads to; from nowhere to where the last one stood. */
export const stepTo = (
  cards: readonly Card[],
  selected: number | null,
  step: 1 | -1,
  lastAt: number,
): Card | null => {
  const at = cards.findIndex(({ id }) => id === selected);
  // The card after one that has left stands where that one stood.
  const wanted = at >= 0 ? at + step : lastAt + Math.min(step, 0);
  return cards[Math.min(Math.max(wanted, 0), cards.length - 1)] ?? null;
};
