import type { ReactNode } from 'react';
import styles from './action-bar.module.css';

export interface DockProps {
  /** A line above the buttons: what it is, and its amount at the end. */
  sum?: { label: ReactNode; amount: ReactNode };
  /** Said above the buttons, as an alert of the payment. */
  note?: ReactNode;
  /** One button or two; the forward one last and `wide`. */
  children: ReactNode;
}

/** The next action, under the thumb. */
export function Dock({ sum, note, children }: DockProps) {
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
