import { initialsOf } from '@karigar/client/i18n/initials';
import { useFormat } from '@karigar/client/i18n/use-format';
import { useLocale } from '@karigar/client/i18n/use-locale';
import { useSay } from '@karigar/client/i18n/use-say';
import type { BookingState } from '@karigar/domain/bookings/booking';
import type { Instant } from '@karigar/domain/dates/instant';
import type { IconName } from '@karigar/ui/icon/icon';
import type { BlockLook, Lane as LaneView } from '@karigar/ui/lanes/lane-row';
import type { LaneOutline } from '@karigar/ui/lanes/lanes';
import type { Card, Lane } from './card.ts';
import { dispatchMessages as texts } from './dispatch.messages.ts';
import { onceForEach } from './once-for-each.ts';
import { beginOf, endOf, laneNow, nextVisitOf, type LaneNow } from './lane-order.ts';
import type { BoardAddress } from './use-board-address.ts';
import { STATE_WORDS } from '#entities/record/state.messages';

const LOOKS: Readonly<Partial<Record<BookingState, BlockLook>>> = {
  assigned: 'assigned',
  started: 'started',
  held: 'held',
  ended: 'ended',
  completed: 'completed',
};

/** What a serviceman does now, as an icon and in words. */
export const NOTES = {
  late: ['hour', texts.late],
  working: ['play', texts.working],
  held: ['pause', texts.heldDue],
  off: ['xC', texts.off],
  free: ['checkC', texts.free],
  'day-off': ['cal', texts.dayOff],
} as const satisfies Record<LaneNow, readonly [IconName, unknown]>;

type Outline = LaneOutline & { readonly lane: Lane };

/** When the serviceman works; a lane that has not changed keeps its outline. */
export const outlineOf = onceForEach((lane: Lane): Outline => ({
  id: String(lane.id),
  blocks: lane.jobs.map((card) => ({ id: card.no, from: beginOf(card), to: endOf(card) })),
  lane,
}));

/** A lane in words: what the serviceman does now, and each job with its state. */
export const useLaneView = (
  { day, today, selected, who }: BoardAddress,
  now: Instant,
): ((outline: Outline) => LaneView) => {
  const say = useSay();
  const locale = useLocale();
  const { time } = useFormat();

  const noteOf = (lane: Lane): readonly [IconName, string] => {
    if (day !== today && !lane.dayOff) return ['cal', say(texts.jobs, { count: lane.jobs.length })];
    const at = laneNow(lane);
    const [icon, words] = NOTES[at];
    const next = at === 'free' ? nextVisitOf(lane, now) : null;
    return [icon, next === null ? say(words) : say(texts.freeUntil, { time: time(next) })];
  };

  const blockOf = (card: Card) => {
    const isLate = card.waits === 'overdue';
    const [from, to] = [beginOf(card), endOf(card)];
    const { service, area } = card;
    return {
      id: card.no,
      from,
      to,
      look: isLate ? ('late' as const) : (LOOKS[card.state] ?? 'assigned'),
      title: service,
      state: say(isLate ? texts.late : STATE_WORDS[card.state]),
      detail: `${area} · ${say(texts.fromTo, { from: time(from), to: time(to) })}`,
      selected: card.no === selected,
    };
  };

  // A lane that has not changed is not written again.
  return onceForEach(({ id, lane }) => {
    const [icon, note] = noteOf(lane);
    const blocks = lane.jobs.map(blockOf);
    const initials = initialsOf(lane.name, locale);
    return { id, name: lane.name, initials, icon, note, selected: lane.id === who, blocks };
  });
};
