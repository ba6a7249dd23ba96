import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './banner.module.css';

type Tone = 'offline' | 'sending' | 'sent';

const ICONS: Record<Tone, IconName> = { offline: 'cloudOff', sending: 'sync', sent: 'cloudOk' };

export interface BannerProps {
  tone: Tone;
  children: ReactNode;
  /** At the end: how many wait, or what can be done. */
  end?: ReactNode;
}

/** How the phone stands with the network; offline is a normal state and says what is kept. */
export function Banner({ tone, children, end }: BannerProps) {
  return (
    <div role="status" className={classes(styles['banner'], styles[tone])}>
      <Icon name={ICONS[tone]} size={22} />
      <span className={styles['words']}>{children}</span>
      {end !== undefined && <span className={styles['end']}>{end}</span>}
    </div>
  );
}
