import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './callout.module.css';

type Tone = 'warning' | 'info' | 'good' | 'bad' | 'gold';

const ICONS: Record<Tone, IconName> = {
  warning: 'warn',
  info: 'info',
  good: 'checkC',
  bad: 'xC',
  gold: 'star',
};

export interface CalloutProps {
  tone: Tone;
  icon?: IconName;
  /** Announced at once (role alert): an action of the user failed. */
  alert?: boolean;
  children: ReactNode;
}

/** A note about one thing, placed next to it. */
export function Callout({ tone, icon = ICONS[tone], alert, children }: CalloutProps) {
  return (
    <div role={alert ? 'alert' : undefined} className={classes(styles['callout'], styles[tone])}>
      <Icon name={icon} size={24} />
      <div className={styles['words']}>{children}</div>
    </div>
  );
}
