import type { Instant } from '@karigar/domain/dates/instant';
import type { Card, Lane } from './card.ts';
import { onceForEach } from './once-for-each.ts';

const MINUTE = 60_000;

export const LANE_ORDERS = ['need', 'name', 'free'] as const;
export type LaneOrder = (typeof LANE_ORDERS)[number];

export type LaneNow = 'late' | 'working' | 'held' | 'off' | 'free' | 'day-off';

export const beginOf = ({ at }: Card): Instant => at ?? 0;
export const endOf = ({ at, minutes }: Card): Instant => (at ?? 0) + minutes * MINUTE;

const hasOne = ({ jobs }: Lane, is: (card: Card) => boolean): boolean => jobs.some(is);

/** Whether somebody can be sent now. */
export const isOnDuty = ({ onDuty, dayOff }: Lane): boolean => onDuty && !dayOff;

/** What the serviceman does now. Whoever has a day off does nothing, whatever the app was told. */
export const laneNow = onceForEach((lane: Lane): LaneNow => {
  if (lane.dayOff) return 'day-off';
  if (hasOne(lane, ({ waits }) => waits === 'overdue')) return 'late';
  if (hasOne(lane, ({ state }) => state === 'started')) return 'working';
  if (hasOne(lane, ({ waits }) => waits === 'held-due')) return 'held';
  return lane.onDuty ? 'free' : 'off';
});

/** When the next visit begins; null after the last. */
export const nextVisitOf = ({ jobs }: Lane, now: Instant): Instant | null =>
  jobs.find((card) => card.state === 'assigned' && beginOf(card) > now)?.at ?? null;

/** Minutes of the span that are free of work. */
export const freeMinutes = (
  { jobs }: Lane,
  { from, to }: { readonly from: Instant; readonly to: Instant },
): number => {
  let free = 0;
  let at = from;
  for (const job of jobs) {
    if (job.state === 'completed') continue;
    free += Math.max(0, Math.min(beginOf(job), to) - at);
    at = Math.max(at, endOf(job));
  }
  return Math.round((free + Math.max(0, to - at)) / MINUTE);
};

const NEEDS: Readonly<Record<LaneNow, number>> = {
  late: 0,
  held: 1,
  working: 2,
  free: 3,
  off: 4,
  'day-off': 5,
};

const needOf = onceForEach((lane: Lane): number =>
  hasOne(lane, ({ waits }) => waits !== null) ? 0 : NEEDS[laneNow(lane)],
);

/** The lanes in the chosen order; names decide between equals. */
export const orderLanes = (
  lanes: readonly Lane[],
  order: LaneOrder,
  span: { readonly from: Instant; readonly to: Instant },
): readonly Lane[] => {
  const rank: Readonly<Record<LaneOrder, (lane: Lane) => number>> = {
    need: needOf,
    name: () => 0,
    free: (lane) => (isOnDuty(lane) ? 0 : 100_000) - freeMinutes(lane, span),
  };
  return lanes
    .map((lane) => ({ lane, rank: rank[order](lane) }))
    .toSorted((one, other) => one.rank - other.rank || (one.lane.name < other.lane.name ? -1 : 1))
    .map(({ lane }) => lane);
};
