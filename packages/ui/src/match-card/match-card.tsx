import type { ReactNode } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './match-card.module.css';

export interface MatchCardProps {
  name: string;
  /** How far away, such as '1.8 km'. */
  distance?: string | undefined;
  /** Stars, such as '4.9'. */
  rating?: string | undefined;
  ratingLabel: string;
  /** What speaks for it. */
  pros: readonly string[];
  /** What speaks against it; none for somebody who fits. */
  cons: readonly string[];
  /** The one that Enter takes. */
  first?: boolean;
  /** The button that assigns. */
  action: ReactNode;
}

/** Somebody who could come: how far, why, why not. Item of a list. */
export function MatchCard({
  name,
  distance,
  rating,
  ratingLabel,
  pros,
  cons,
  first,
  action,
}: MatchCardProps) {
  return (
    <li className={classes(styles['card'], first && styles['first'])}>
      <div className={styles['head']}>
        <Avatar size={36} />
        <b className={styles['name']}>{name}</b>
        {distance !== undefined && <span className={styles['far']}>{distance}</span>}
      </div>
      <ul className={styles['facts']}>
        {pros.map((words) => (
          <li key={words} className={classes(styles['fact'], styles['pro'])}>
            <Icon name="check" size={14} />
            {words}
          </li>
        ))}
        {rating !== undefined && (
          <li className={classes(styles['fact'], styles['pro'])}>
            <Icon name="starF" size={14} />
            <span className={styles['unseen']}>{ratingLabel}</span>
            {rating}
          </li>
        )}
        {cons.map((words) => (
          <li key={words} className={classes(styles['fact'], styles['con'])}>
            <Icon name="x" size={14} />
            {words}
          </li>
        ))}
      </ul>
      {action}
    </li>
  );
}
