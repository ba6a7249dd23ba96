import type { ReactNode } from 'react';
import styles from './record-panel.module.css';

export interface RecordPanelProps {
  label: string;
  head: ReactNode;
  children: ReactNode;
  /** Buttons, the main one last. */
  foot?: ReactNode;
}

/** The chosen record, at the end side of a list. */
export function RecordPanel({ label, head, children, foot }: RecordPanelProps) {
  return (
    <aside aria-label={label} className={styles['panel']}>
      <div className={styles['head']}>{head}</div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also by keyboard */}
      <div className={styles['body']} tabIndex={0}>
        {children}
      </div>
      {foot !== undefined && <div className={styles['foot']}>{foot}</div>}
    </aside>
  );
}
