import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './bubble.module.css';

export interface BubbleProps {
  own?: boolean;
  time: ReactNode;
  /** Own words only: still on this phone, or with the other. The words say it where colour cannot. */
  sent?: { state: 'waiting' | 'sent'; label: string };
  /** The language of what was written, where it is known. */
  lang?: string;
  children: ReactNode;
}

export function Bubble({ own, time, sent, lang, children }: BubbleProps) {
  return (
    <div className={classes(styles['bubble'], own && styles['own'])}>
      <div lang={lang}>{children}</div>
      <div className={styles['time']}>
        <span>{time}</span>
        {sent?.state === 'waiting' && (
          <>
            <Icon name="hour" size={16} />
            <span>{sent.label}</span>
          </>
        )}
        {sent?.state === 'sent' && (
          <>
            <Icon name="check" size={16} />
            <span className={styles['unseen']}>{sent.label}</span>
          </>
        )}
      </div>
    </div>
  );
}

/** Where a new day begins. */
export function DayMark({ children }: { children: ReactNode }) {
  return <div className={styles['day']}>{children}</div>;
}
