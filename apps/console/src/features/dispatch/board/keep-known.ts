import type { Board, Card, Lane } from './card.ts';

const isSame = <Value extends object>(one: Value, other: Value): boolean =>
  (Object.keys(one) as (keyof Value)[]).every((name) => one[name] === other[name]);

const keepCards = (known: readonly Card[], read: readonly Card[]): readonly Card[] => {
  if (known === read) return known;
  const of = new Map(known.map((card) => [card.id, card]));
  const kept = read.map((card) => {
    const before = of.get(card.id);
    return before !== undefined && isSame(card, before) ? before : card;
  });
  return kept.length === known.length && kept.every((card, at) => card === known[at])
    ? known
    : kept;
};

/** What was read, with the known object of every lane that is as it was: only the others are drawn again. */
export const keepLanes = (known: readonly Lane[], read: readonly Lane[]): readonly Lane[] => {
  const of = new Map(known.map((lane) => [lane.id, lane]));
  return read.map((lane) => {
    const before = of.get(lane.id);
    if (before === undefined || before === lane) return lane;
    const kept = { ...lane, jobs: keepCards(before.jobs, lane.jobs) };
    return isSame(kept, before) ? before : kept;
  });
};

export const keepBoard = (known: Board, read: Board): Board => ({
  ...read,
  queue: keepCards(known.queue, read.queue),
  lanes: keepLanes(known.lanes, read.lanes),
});
