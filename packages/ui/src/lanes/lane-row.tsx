import { memo } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './lanes.module.css';
import type { LaneItem } from './next-item.ts';
import { blocksIn, stackBlocks, type Part, type Span } from './stack-blocks.ts';

/** How far the work is; the words of the block say the same. */
export type BlockLook = 'assigned' | 'started' | 'held' | 'ended' | 'completed' | 'late';

const ICONS: Readonly<Record<BlockLook, IconName>> = {
  assigned: 'assign',
  started: 'play',
  held: 'pause',
  ended: 'flag',
  completed: 'checkC',
  late: 'hour',
};

export interface LaneBlock extends Span {
  id: string;
  look: BlockLook;
  title: string;
  /** How far the work is, in words. */
  state: string;
  /** Where, and from when to when: the hint shows it, a screen reader says it. */
  detail: string;
  selected?: boolean;
}

export interface Lane {
  id: string;
  name: string;
  initials: string;
  icon: IconName;
  /** What the person does now. */
  note: string;
  selected?: boolean;
  blocks: readonly LaneBlock[];
}

/** What the looks of blocks mean. */
export function LaneLegend({ looks }: { looks: readonly { look: BlockLook; label: string }[] }) {
  return (
    <ul className={styles['legend']}>
      {looks.map(({ look, label }) => (
        <li key={look} className={styles['meaning']}>
          <span className={classes(styles['sample'], styles[look])}>
            <Icon name={ICONS[look]} size={14} />
          </span>
          {label}
        </li>
      ))}
    </ul>
  );
}

/** Below these widths in rem a block has room for one line, and for no word. */
const NARROW_REM = 5.5;
const TINY_REM = 2.25;

/** What a block of this width has room for. */
const roomOf = ({ from, to }: Span, span: Span, track: number): string | undefined => {
  const width =
    ((Math.min(to, span.to) - Math.max(from, span.from)) / (span.to - span.from)) * track;
  if (width < TINY_REM) return classes(styles['narrow'], styles['tiny']);
  return width < NARROW_REM ? styles['narrow'] : undefined;
};

const WHOLE: Part = { at: 0, of: 1 };

const percent = (part: number, { from, to }: Span): number => (part / (to - from)) * 100;

const placeOf = ({ from, to }: Span, span: Span, { at, of }: Part) => {
  const begin = Math.max(from, span.from);
  const end = Math.min(Math.max(to, begin), span.to);
  return {
    insetInlineStart: `${percent(begin - span.from, span)}%`,
    inlineSize: `${percent(end - begin, span)}%`,
    ...(of > 1 && {
      insetBlockStart: `calc(6px + (100% - 12px) * ${at} / ${of})`,
      blockSize: `calc((100% - 12px) / ${of} - 2px)`,
    }),
  };
};

export interface LaneRowProps {
  lane: Lane;
  index: number;
  /** Where the lane begins, and its height, in rem. */
  top: number;
  height: number;
  span: Span;
  /** How wide the span is drawn, in rem. */
  track: number;
  /** The one that Tab reaches, if it is in this lane. */
  active: LaneItem | null;
  onActive: (item: LaneItem) => void;
  onBlock: (id: string) => void;
  onLane: (id: string) => void;
}

function Row({
  lane: { id: lane, name, initials, icon, note, selected, blocks },
  index,
  top,
  height,
  span,
  track,
  active,
  onActive,
  onBlock,
  onLane,
}: LaneRowProps) {
  const seen = blocksIn(blocks, span);
  const parts = stackBlocks(seen);
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      data-row=""
      className={styles['row']}
      style={{ transform: `translateY(${top}rem)`, blockSize: `${height}rem` }}
    >
      <div role="rowheader" className={styles['cell']}>
        <button
          type="button"
          tabIndex={active !== null && active.block === null ? 0 : -1}
          aria-pressed={selected ?? false}
          className={classes(styles['name'], selected && styles['chosen'])}
          onFocus={() => onActive({ lane, block: null })}
          onClick={() => onLane(lane)}
        >
          <Avatar size={36} initials={initials} />
          <span className={styles['words']}>
            <span className={classes(styles['who'], styles['two'])}>{name}</span>
            <span className={styles['note']}>
              <Icon name={icon} size={16} />
              <span className={styles['two']}>{note}</span>
            </span>
          </span>
        </button>
      </div>
      <div role="gridcell" className={styles['track']}>
        {seen.map((block, at) => {
          const part = parts[at] ?? WHOLE;
          return (
            <button
              key={block.id}
              type="button"
              tabIndex={active?.block === block.id ? 0 : -1}
              aria-pressed={block.selected ?? false}
              // The words of the block first, as they are read on the screen.
              aria-label={`${block.title} ${block.state} ${block.detail}`}
              title={`${block.title} · ${block.state} · ${block.detail}`}
              className={classes(
                styles['block'],
                styles[block.look],
                roomOf(block, span, track),
                part.of > 1 && styles['low'],
                block.selected && styles['chosen'],
              )}
              style={placeOf(block, span, part)}
              onFocus={() => onActive({ lane, block: block.id })}
              onClick={() => onBlock(block.id)}
            >
              <span className={classes(styles['title'], styles['two'])}>{block.title}</span>{' '}
              <span className={styles['state']}>
                <Icon name={ICONS[block.look]} size={14} />
                <span className={styles['cut']}>{block.state}</span>
              </span>
            </button>
          );
        })}
      </div>
    </div>
  );
}

/** A change of one lane renders that lane alone. */
export const LaneRow = memo(Row);
