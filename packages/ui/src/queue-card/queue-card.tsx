import { useEffect, useRef, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './queue-card.module.css';

export interface QueueCardProps {
  id: string;
  deadline: ReactNode;
  /** When the visit is. */
  time: string;
  title: string;
  place: string;
  icon: IconName;
  /** Why it waits. */
  kind: string;
  /** Who has taken it. */
  by?: string | undefined;
  /** Which one it is, and of how many: a list may draw the first ones alone. */
  position: number;
  total: number;
  selected?: boolean;
  onSelect: () => void;
}

/** One thing that needs a person, in a narrow column. Option of a listbox, which has the focus and the keys. */
export function QueueCard({
  id,
  deadline,
  time,
  title,
  place,
  icon,
  kind,
  by,
  position,
  total,
  selected = false,
  onSelect,
}: QueueCardProps) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (selected) card.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are the list's
    <div
      ref={card}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      aria-posinset={position}
      aria-setsize={total}
      className={classes(styles['card'], selected && styles['selected'])}
      onClick={onSelect}
    >
      <span className={styles['row']}>
        {deadline}
        <span className={styles['time']}>{time}</span>
      </span>
      <b className={styles['title']}>{title}</b>
      <span className={styles['place']}>{place}</span>
      <span className={styles['kind']}>
        <Icon name={icon} size={16} />
        {kind}
      </span>
      {by !== undefined && (
        <span className={styles['kind']}>
          <Icon name="user" size={16} />
          {by}
        </span>
      )}
    </div>
  );
}
