import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './status-pill.module.css';

const ICONS = {
  assigned: 'assign',
  pending: 'hour',
  live: 'play',
  hold: 'pause',
  done: 'checkC',
  off: 'xC',
  unsent: 'cloudOff',
  new: undefined,
} as const satisfies Record<string, IconName | undefined>;

export type StatusLook = keyof typeof ICONS;

export interface StatusPillProps {
  look: StatusLook;
  children: ReactNode;
}

/** Always colour, icon and word. */
export function StatusPill({ look, children }: StatusPillProps) {
  const icon = ICONS[look];
  return (
    <span className={classes(styles['pill'], styles[look])}>
      {icon && <Icon name={icon} size={18} className={styles['icon']} />}
      {children}
    </span>
  );
}
