import { useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { LaneRow, type Lane } from './lane-row.tsx';
import styles from './lanes.module.css';
import { itemNow, nextItem, type LaneItem } from './next-item.ts';
import { blocksIn, laneRem, type Span } from './stack-blocks.ts';
import { useSteady } from '../steady/use-steady.tsx';
import { useRowsInView } from './use-rows-in-view.ts';

/** A lane of which nothing is written yet: when somebody works. */
export interface LaneOutline {
  id: string;
  blocks: readonly (Span & { id: string })[];
}

export interface LanesProps<Outline extends LaneOutline> {
  /** Accessible name of the grid. */
  label: string;
  /** Above the names: in which order they stand. */
  corner: ReactNode;
  lanes: readonly Outline[];
  /** The lane in words; asked for lanes in view alone. */
  laneOf: (outline: Outline) => Lane;
  /** What the lanes show, in milliseconds. */
  span: Span;
  hours: readonly { at: number; label: string }[];
  /** The present time, while it is within the span. */
  now?: { at: number; label: string } | undefined;
  onBlock: (id: string) => void;
  onLane: (id: string) => void;
}

/** The label of the present time would cover the words of an hour near it. */
const BEFORE_MS = 25 * 60_000;
const AFTER_MS = 50 * 60_000;
const isClearOf =
  (now: number | undefined) =>
  ({ at }: { at: number }): boolean =>
    now === undefined || at - BEFORE_MS > now || at + AFTER_MS < now;

const heights = new WeakMap<LaneOutline, Span & { rem: number }>();

/** The height of a lane in rem; of one that has not changed, as it was. */
const heightOf = (lane: LaneOutline, { from, to }: Span): number => {
  const known = heights.get(lane);
  if (known?.from === from && known.to === to) return known.rem;
  const rem = laneRem(blocksIn(lane.blocks, { from, to }));
  heights.set(lane, { from, to, rem });
  return rem;
};

/** Where each lane begins, and where the last one ends, in rem. */
const topsOf = (lanes: readonly LaneOutline[], span: Span): readonly number[] => {
  const tops = [0];
  let top = 0;
  for (const lane of lanes) {
    top += heightOf(lane, span);
    tops.push(top);
  }
  return tops;
};

/** Who does what when: a row for each person, of which only those in view exist. Arrow keys move between blocks, and choose. */
export function Lanes<Outline extends LaneOutline>({
  label,
  corner,
  lanes,
  laneOf,
  span: { from, to },
  hours,
  now,
  onBlock,
  onLane,
}: LanesProps<Outline>) {
  // The same at every render, so that a row renders for its own changes alone.
  const span = useMemo(() => ({ from, to }), [from, to]);
  const chooseBlock = useSteady(onBlock);
  const chooseLane = useSteady(onLane);
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const tops = topsOf(lanes, span);
  const head = useRef<HTMLDivElement>(null);
  const { first, end, track } = useRowsInView(scroller, head, tops);
  const [active, setActive] = useState<LaneItem>({ lane: '', block: null });
  const current = itemNow(lanes, active);
  const width = span.to - span.from;
  // By id, and each says which row it is: a lane that gets another place is not taken out and put in again.
  const shown = lanes
    .map((lane, index) => ({ lane, index }))
    .filter(({ lane, index }) => (index >= first && index < end) || lane.id === current.lane)
    .toSorted((one, other) => (one.lane.id < other.lane.id ? -1 : 1));

  const move = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = nextItem(lanes, current, event.key);
    if (next === null || !(event.target instanceof HTMLButtonElement)) return;
    event.preventDefault();
    // The row must exist before it can have the focus.
    flushSync(() => setActive(next));
    scroller?.querySelector<HTMLElement>('[data-row] [tabindex="0"]')?.focus();
    if (next.block === null) onLane(next.lane);
    else onBlock(next.block);
  };

  return (
    // The blocks inside have the focus; the keys bubble up from them.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons have it
    <div
      ref={setScroller}
      role="grid"
      aria-label={label}
      aria-rowcount={lanes.length + 1}
      className={styles['grid']}
      onKeyDown={move}
    >
      <div role="row" aria-rowindex={1} className={styles['head']}>
        <div role="columnheader" className={styles['corner']}>
          {corner}
        </div>
        <div ref={head} role="columnheader" className={styles['hours']}>
          {hours.filter(isClearOf(now?.at)).map(({ at, label: words }) => (
            <span
              key={at}
              className={styles['hour']}
              style={{ insetInlineStart: `${((at - span.from) / width) * 100}%` }}
            >
              {words}
            </span>
          ))}
          {now && (
            <span
              className={styles['now']}
              style={{ insetInlineStart: `${((now.at - span.from) / width) * 100}%` }}
            >
              {now.label}
            </span>
          )}
        </div>
      </div>
      <div
        role="rowgroup"
        className={styles['rows']}
        style={{ blockSize: `${tops.at(-1) ?? 0}rem` }}
      >
        {shown.map(({ lane, index }) => (
          <LaneRow
            key={lane.id}
            lane={laneOf(lane)}
            index={index}
            top={tops[index] ?? 0}
            height={(tops[index + 1] ?? 0) - (tops[index] ?? 0)}
            span={span}
            track={track}
            active={lane.id === current.lane ? current : null}
            onActive={setActive}
            onBlock={chooseBlock}
            onLane={chooseLane}
          />
        ))}
        {now && (
          <div className={styles['over']}>
            <i
              className={styles['line']}
              style={{ insetInlineStart: `${((now.at - span.from) / width) * 100}%` }}
            />
          </div>
        )}
      </div>
    </div>
  );
}
