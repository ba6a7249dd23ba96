import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './countdown-ring.module.css';

export interface CountdownRingProps {
  /** In seconds. */
  left: number;
  of: number;
  /** The full text, such as "24 seconds left to accept". */
  label: string;
  unit: ReactNode;
  /** The displayed figure, if it is not the seconds. */
  figure?: ReactNode;
}

const RADIUS = 82;
const ROUND = 2 * Math.PI * RADIUS;
const URGENT = 5;

/** The time left on an offer. The figure is exact; the ring is for a glance. */
export function CountdownRing({ left, of, label, unit, figure = left }: CountdownRingProps) {
  const share = of > 0 ? Math.min(1, Math.max(0, left / of)) : 0;
  return (
    <div
      role="timer"
      aria-label={label}
      className={classes(styles['countdown'], left <= URGENT && styles['urgent'])}
    >
      <svg className={styles['ring']} viewBox="0 0 194 194" aria-hidden="true">
        <circle className={styles['bed']} cx="97" cy="97" r={RADIUS} />
        <circle
          className={styles['left']}
          cx="97"
          cy="97"
          r={RADIUS}
          strokeDasharray={`${ROUND * share} ${ROUND}`}
        />
      </svg>
      <div className={styles['words']}>
        <span className={styles['figure']}>{figure}</span>
        <span className={styles['unit']}>{unit}</span>
      </div>
    </div>
  );
}
