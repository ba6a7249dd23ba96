import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './bubble.module.css';

type State = 'waiting' | 'sending' | 'sent' | 'delivered' | 'read' | 'refused';

/** Two ticks are the tick icon twice. */
const ICONS: Record<State, readonly IconName[]> = {
  waiting: ['hour'],
  sending: ['hour'],
  sent: ['check'],
  delivered: ['check', 'check'],
  read: ['check', 'check'],
  refused: ['warn'],
};
/** States whose text is for screen readers only. */
const SILENT: ReadonlySet<State> = new Set(['sending', 'sent', 'delivered', 'read']);

export interface BubbleProps {
  own?: boolean;
  /** The sender, for screen readers. */
  by?: string;
  time?: ReactNode;
  /** Own messages only: the delivery state. The label says it in words beside ticks and colour. */
  sent?: { state: State; label: string };
  /** The language of the message, if known. */
  lang?: string | undefined;
  /** An action, such as a retry. */
  action?: ReactNode;
  children: ReactNode;
}

export function Bubble({ own, by, time, sent, lang, action, children }: BubbleProps) {
  return (
    <div className={classes(styles['bubble'], own && styles['own'])}>
      {by !== undefined && <span className={styles['unseen']}>{by}: </span>}
      <div lang={lang} className={styles['words']}>
        {children}
      </div>
      <div className={styles['time']}>
        {time !== undefined && <span>{time}</span>}
        {sent && (
          <>
            <span className={classes(styles['marks'], styles[sent.state])}>
              {ICONS[sent.state].map((name, at) => (
                // The marks have no identity beyond their place.
                // oxlint-disable-next-line react/no-array-index-key
                <Icon key={at} name={name} size={16} />
              ))}
            </span>
            <span className={classes(SILENT.has(sent.state) && styles['unseen'])}>
              {sent.label}
            </span>
          </>
        )}
      </div>
      {action}
    </div>
  );
}

/** A picture in a bubble: its space is reserved while it loads, and a tap opens it full size. */
export function BubblePicture({ src, label }: { src: string | null; label: string }) {
  if (src === null)
    return (
      <span role="img" aria-label={label} className={styles['picture-link']}>
        <span className={styles['picture']} />
      </span>
    );
  return (
    <a href={src} target="_blank" rel="noreferrer" className={styles['picture-link']}>
      <img src={src} alt={label} className={styles['picture']} />
    </a>
  );
}

/** Separates the messages of two days. */
export function DayMark({ children }: { children: ReactNode }) {
  return <div className={styles['day']}>{children}</div>;
}
