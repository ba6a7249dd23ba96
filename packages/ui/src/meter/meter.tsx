import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './meter.module.css';

export interface MeterProps {
  state: 'running' | 'hold' | 'done';
  /** The start time, or the reason of a hold. */
  line: ReactNode;
  /** Hours, minutes and seconds, or an amount due. */
  figures: ReactNode;
  /** False for an amount, which has no running tape. */
  clock?: boolean;
  /** The owner of the amount. */
  below?: ReactNode;
}

/**
 * Running time or money on the dark plate. It is not a live region: the start, hold and end actions
 * announce themselves.
 */
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
