import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Link } from '../link/link.tsx';
import styles from './counter.module.css';

export interface CounterProps {
  href: string;
  /** Formatted; undefined while it loads. */
  value: string | undefined;
  label: ReactNode;
  /** Something is pending: the figure is marigold. */
  waiting?: boolean;
}

const LONG = 5;

export function Counter({ href, value, label, waiting }: CounterProps) {
  return (
    <Link href={href} className={styles['counter']}>
      {value === undefined ? (
        <span className={styles['bone']} />
      ) : (
        <span
          className={classes(
            styles['value'],
            value.length > LONG && styles['long'],
            waiting && styles['waiting'],
          )}
        >
          {value}
        </span>
      )}
      <span className={styles['label']}>{label}</span>
    </Link>
  );
}

/** Three in a row; stacked at large text sizes. */
export function Counters({ children }: { children: ReactNode }) {
  return <div className={styles['counters']}>{children}</div>;
}
