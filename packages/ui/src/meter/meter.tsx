import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './meter.module.css';

export interface MeterProps {
  state: 'running' | 'hold' | 'done';
  /** Since when, or why it stands. */
  line: ReactNode;
  /** Hours, minutes and seconds, or an amount that is due. */
  figures: ReactNode;
  /** An amount is no clock, and no tape runs under it. */
  clock?: boolean;
  /** Whose amount it is. */
  below?: ReactNode;
}

/** Live time or money on the dark plate. It never speaks by itself: start, hold and end are announced by who causes them. */
export function Meter({ state, line, figures, clock = true, below }: MeterProps) {
  return (
    <div
      role={clock ? 'timer' : undefined}
      aria-live="off"
      className={classes(styles['meter'], styles[state], !clock && styles['amount'])}
    >
      <div className={styles['line']}>
        {state === 'running' && clock && <span className={styles['dot']} />}
        {state === 'hold' && <Icon name="pause" size={20} />}
        {state === 'done' && <Icon name="checkC" size={20} />}
        <span>{line}</span>
      </div>
      <span className={styles['figures']}>{figures}</span>
      {below !== undefined && <div className={styles['line']}>{below}</div>}
      {clock && <div className={styles['tape']} />}
    </div>
  );
}
