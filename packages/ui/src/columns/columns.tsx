import type { ReactNode } from 'react';
import styles from './columns.module.css';

export interface ColumnsProps {
  /** Above the side on a phone. */
  head?: ReactNode;
  /** A column of its own on a laptop, which stays in sight. */
  side: ReactNode;
  /** Below the side on a phone. */
  children?: ReactNode;
}

/** One column on a phone; on a laptop what is beside the main thing has its own. Read in the same order on both. */
export function Columns({ head, side, children }: ColumnsProps) {
  return (
    <div className={styles['columns']}>
      {head !== undefined && <div className={styles['head']}>{head}</div>}
      <div className={styles['side']}>{side}</div>
      {children !== undefined && <div className={styles['rest']}>{children}</div>}
    </div>
  );
}
