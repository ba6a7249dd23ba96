import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './check-list.module.css';

/** `doubt`: it may pass, but somebody should know. */
export type CheckState = 'open' | 'good' | 'doubt' | 'bad';

const ICONS: Readonly<Record<CheckState, IconName>> = {
  open: 'minus',
  good: 'check',
  doubt: 'warn',
  bad: 'x',
};

export interface CheckProps {
  state: CheckState;
  label: ReactNode;
  /** The result in words, or the control that gives it. */
  end?: ReactNode;
  children?: ReactNode;
}

/** One thing that is compared. */
export function Check({ state, label, end, children }: CheckProps) {
  return (
    <li className={styles['check']}>
      <span className={classes(styles['state'], styles[state])}>
        <Icon name={ICONS[state]} size={18} />
      </span>
      <div className={styles['words']}>
        <div className={styles['line']}>
          <span className={styles['label']}>{label}</span>
          {end}
        </div>
        {children}
      </div>
    </li>
  );
}

/** What is compared before an answer, one below the other. */
export function CheckList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className={styles['list']}>
      {children}
    </ul>
  );
}
