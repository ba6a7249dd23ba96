import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './description-list.module.css';

export interface DescriptionListProps {
  facts: readonly {
    key: string;
    label: ReactNode;
    value: ReactNode;
    icon?: IconName;
    /** A full-width row, such as an address; its value may wrap. */
    wide?: boolean;
    end?: ReactNode;
  }[];
}

/** Labels over values, as many side by side as fit. */
export function DescriptionList({ facts }: DescriptionListProps) {
  return (
    <dl className={styles['facts']}>
      {facts.map(({ key, label, value, icon, wide, end }) => (
        <div
          key={key}
          className={classes(styles['fact'], wide && styles['wide'], icon && styles['with-icon'])}
        >
          <dt className={styles['label']}>
            {icon && <Icon name={icon} size={22} className={styles['icon']} />}
            {label}
          </dt>
          <dd className={styles['value']}>{value}</dd>
          {end !== undefined && <dd className={styles['end']}>{end}</dd>}
        </div>
      ))}
    </dl>
  );
}
