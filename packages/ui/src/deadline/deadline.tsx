import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './deadline.module.css';

export interface DeadlineProps {
  /** Such as '4:12' or '0:48 late'. */
  children: string;
  /** `soon` is under five minutes. */
  urgency?: 'calm' | 'soon' | 'late';
}

/** The time left until something is late. It changes by the second, so no screen reader announces it. */
export function Deadline({ children, urgency = 'calm' }: DeadlineProps) {
  return (
    <span aria-live="off" className={classes(styles['deadline'], styles[urgency])}>
      <Icon name="hour" size={16} />
      {children}
    </span>
  );
}
