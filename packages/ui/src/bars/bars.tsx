import type { CSSProperties } from 'react';
import { classes } from '../classes.ts';
import { NumberText } from '../text/text.tsx';
import styles from './bars.module.css';

export interface Bar {
  key: string;
  /** Below the bar, as short as a weekday's name. */
  label: string;
  /** On the bar; empty for zero. */
  figure: string;
  /** The full text for screen readers: day, amount, number of jobs. */
  spoken: string;
  value: number;
  /** The current period, which still grows. */
  now?: boolean;
  /** Omitted when there is nothing to open. */
  onPress?: (() => void) | undefined;
}

export interface BarsProps {
  /** Accessible name of the list. */
  label: string;
  bars: readonly Bar[];
}

/** With more bars or wider figures, the bars are horizontal, because a row is easier to tap than a narrow column. */
const MOST_COLUMNS = 7;
const WIDEST_FIGURE = 6;

/** A bar chart with a number on each bar. For keyboard and screen reader, a list of buttons. */
export function Bars({ label, bars }: BarsProps) {
  const highest = Math.max(1, ...bars.map(({ value }) => value));
  const areColumns =
    bars.length <= MOST_COLUMNS && bars.every(({ figure }) => figure.length <= WIDEST_FIGURE);
  return (
    <div className={styles['frame']}>
      <ol aria-label={label} className={classes(styles['bars'], areColumns && styles['columns'])}>
        {bars.map((bar) => (
          <li key={bar.key} className={styles['place']}>
            <OneBar bar={bar} share={Math.max(0, bar.value) / highest} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function OneBar({ bar, share }: { bar: Bar; share: number }) {
  const look = {
    className: classes(
      styles['one'],
      bar.now && styles['now'],
      bar.value <= 0 && styles['nothing'],
    ),
    style: { '--share': share } as CSSProperties,
    'aria-current': bar.now ? ('date' as const) : undefined,
  };
  const face = (
    <>
      <span className={styles['spoken']}>{bar.spoken}</span>
      <NumberText aria-hidden="true" className={styles['figure']}>
        {bar.figure}
      </NumberText>
      <span className={styles['bar']} />
      <span aria-hidden="true" className={styles['label']}>
        {bar.label}
      </span>
    </>
  );
  return bar.onPress ? (
    <button type="button" {...look} onClick={bar.onPress}>
      {face}
    </button>
  ) : (
    <span {...look}>{face}</span>
  );
}
