import { useId, type ReactNode } from 'react';
import styles from './progress.module.css';

export interface ProgressProps {
  label: ReactNode;
  /** From 0 to 1; omitted while unknown. */
  share?: number | undefined;
}

/** The progress of a slow operation. */
export function Progress({ label, share }: ProgressProps) {
  const id = useId();
  const percent = share === undefined ? undefined : Math.round(share * 100);
  return (
    <div className={styles['progress']}>
      <div className={styles['line']}>
        <span id={id}>{label}</span>
        {percent !== undefined && <span className={styles['percent']}>{percent}%</span>}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className={styles['bed']}
      >
        <div
          className={share === undefined ? styles['unknown'] : styles['done']}
          style={{ transform: share === undefined ? undefined : `translateX(${share * 100}%)` }}
        />
      </div>
    </div>
  );
}
