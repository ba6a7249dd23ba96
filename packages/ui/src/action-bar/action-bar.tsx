import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

export interface ActionBarProps {
  /** A line above the buttons: a label and its amount. */
  sum?: { label: ReactNode; amount: ReactNode };
  /** Shown above the buttons, for example a payment alert. */
  note?: ReactNode;
  /** One or two buttons; the primary one last and `wide`. */
  children: ReactNode;
}

/** The next action, fixed at the bottom within reach of the thumb. */
export function ActionBar({ sum, note, children }: ActionBarProps) {
  return (
    <footer className={styles['dock']}>
      {note !== undefined && <div className={styles['note']}>{note}</div>}
      {sum && (
        <div className={styles['sum']}>
          <span>{sum.label}</span>
          <span className={styles['amount']}>{sum.amount}</span>
        </div>
      )}
      <div className={styles['actions']}>{children}</div>
    </footer>
  );
}
