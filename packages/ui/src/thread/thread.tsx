import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './thread.module.css';

export interface ThreadProps {
  steps: readonly {
    key: string;
    label: ReactNode;
    /** What the step means, below the label. */
    detail?: ReactNode;
    time?: ReactNode;
    state: 'done' | 'now' | 'todo';
    icon?: IconName;
  }[];
}

/** The steps of a booking for its customer: done, now, to do. */
export function Thread({ steps }: ThreadProps) {
  return (
    <ol className={styles['thread']}>
      {steps.map(({ key, label, detail, time, state, icon = 'check' }) => (
        <li
          key={key}
          className={classes(styles['step'], styles[state])}
          aria-current={state === 'now' ? 'step' : undefined}
        >
          <span className={styles['knot']}>
            <Icon name={icon} size={18} className={styles['icon']} />
          </span>
          <span className={styles['words']}>{label}</span>
          {time !== undefined && <span className={styles['time']}>{time}</span>}
          {detail !== undefined && <span className={styles['detail']}>{detail}</span>}
        </li>
      ))}
    </ol>
  );
}
