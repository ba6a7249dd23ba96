import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './money-meter.module.css';

export interface MoneyMeterProps {
  icon: IconName;
  label: ReactNode;
  amount: ReactNode;
  /** Beside the amount. */
  action?: ReactNode;
  /** How full it is: from 0 to 1, and in words. */
  limit?: { share: number; label: string };
  /** The required action and its deadline. */
  note?: ReactNode;
  /** Shows the note as a warning, with an icon. */
  warns?: boolean;
  children?: ReactNode;
}

/** Cash in hand on the dark plate, and how near it is to the limit. */
export function MoneyMeter({
  icon,
  label,
  amount,
  action,
  limit,
  note,
  warns,
  children,
}: MoneyMeterProps) {
  return (
    <section className={styles['plate']}>
      <div className={styles['label']}>
        <Icon name={icon} />
        <h2>{label}</h2>
      </div>
      <div className={styles['row']}>
        <span className={styles['amount']}>{amount}</span>
        {action}
      </div>
      {limit && (
        <div className={styles['limit']}>
          <div
            role="meter"
            aria-label={limit.label}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(Math.min(1, limit.share) * 100)}
            aria-valuetext={limit.label}
            className={styles['track']}
          >
            <div
              className={styles['fill']}
              style={{ width: `${Math.min(1, limit.share) * 100}%` }}
            />
          </div>
          <span aria-hidden="true">{limit.label}</span>
        </div>
      )}
      {note !== undefined && (
        <div className={classes(styles['note'], warns && styles['warning'])}>
          {warns && <Icon name="warn" size={20} />}
          <span>{note}</span>
        </div>
      )}
      {children}
    </section>
  );
}
