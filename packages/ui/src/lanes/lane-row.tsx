import { Avatar } from '../avatar/avatar.tsx';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './lanes.module.css';
import type { LaneItem } from './next-item.ts';

export interface Span {
  from: number;
  to: number;
}

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

const percent = (part: number, { from, to }: Span): number => (part / (to - from)) * 100;

const placeOf = ({ from, to }: Span, span: Span) => {
  const begin = Math.max(from, span.from);
  const end = Math.min(Math.max(to, begin), span.to);
  return {
    insetInlineStart: `${percent(begin - span.from, span)}%`,
    inlineSize: `${percent(end - begin, span)}%`,
  };
};

export interface LaneRowProps {
  lane: Lane;
  index: number;
  top: string;
  span: Span;
  /** The one that Tab reaches, if it is in this lane. */
  active: LaneItem | null;
  onActive: (item: LaneItem) => void;
  onBlock: (id: string) => void;
  onLane: (id: string) => void;
}

export function LaneRow({
  lane: { id: lane, name, icon, note, selected, blocks },
  index,
  top,
  span,
  active,
  onActive,
  onBlock,
  onLane,
}: LaneRowProps) {
  const seen = blocks.filter(({ from, to }) => to > span.from && from < span.to);
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      data-row=""
      className={styles['row']}
      style={{ insetBlockStart: top }}
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
          <Avatar size={36} />
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
        {seen.map((block) => (
          <button
            key={block.id}
            type="button"
            tabIndex={active?.block === block.id ? 0 : -1}
            aria-pressed={block.selected ?? false}
            title={`${block.title} · ${block.state} · ${block.detail}`}
            className={classes(
              styles['block'],
              styles[block.look],
              block.selected && styles['chosen'],
            )}
            style={placeOf(block, span)}
            onFocus={() => onActive({ lane, block: block.id })}
            onClick={() => onBlock(block.id)}
          >
            <span className={classes(styles['title'], styles['two'])}>{block.title}</span>
            <span className={styles['state']}>
              <Icon name={ICONS[block.look]} size={14} />
              <span className={styles['cut']}>{block.state}</span>
            </span>
            <span className={styles['unseen']}>{block.detail}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
