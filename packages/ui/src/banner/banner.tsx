import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './banner.module.css';

type Tone = 'offline' | 'sending' | 'sent' | 'refused';

const ICONS: Record<Tone, IconName> = {
  offline: 'cloudOff',
  sending: 'sync',
  sent: 'cloudOk',
  refused: 'xC',
};

export interface BannerProps {
  tone: Tone;
  children: ReactNode;
  /** Additional text, hidden at large text sizes. */
  more?: ReactNode;
  /** At the end: a count or an action. */
  end?: ReactNode;
}

/** The connection state; offline is a normal state, and the banner says what is queued. */
export function Banner({ tone, children, more, end }: BannerProps) {
  return (
    <div role="status" className={classes(styles['banner'], styles[tone])}>
      <Icon name={ICONS[tone]} size={22} />
      <span className={styles['words']}>
        {children}
        {more !== undefined && <span className={styles['more']}> {more}</span>}
      </span>
      {end !== undefined && <span className={styles['end']}>{end}</span>}
    </div>
  );
}
