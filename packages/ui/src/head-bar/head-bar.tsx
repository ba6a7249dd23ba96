import type { ReactNode } from 'react';
import styles from './head-bar.module.css';

export interface HeadBarProps {
  title: string;
  /** What the screen is limited to: city, day. */
  controls?: ReactNode;
  /** Find, live state, clock and person. */
  end?: ReactNode;
}

/** The upper edge of a console screen. */
export function HeadBar({ title, controls, end }: HeadBarProps) {
  return (
    <header className={styles['head']}>
      <h1 className={styles['title']}>{title}</h1>
      <div className={styles['controls']}>{controls}</div>
      <div className={styles['end']}>{end}</div>
    </header>
  );
}
