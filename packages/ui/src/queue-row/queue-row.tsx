import { useEffect, useRef, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './queue-row.module.css';

export interface QueueRowProps {
  id: string;
  icon: IconName;
  /** What kind of work it is. */
  kind: string;
  title: string;
  /** Number, place, time. */
  detail: string;
  deadline: ReactNode;
  /** Who has it, or the key that takes it. */
  by: ReactNode;
  selected?: boolean;
  /** False where the list itself brings the chosen row into view. */
  followed?: boolean;
  /** Its place in a list that is not on the page as a whole. */
  place?: { readonly at: number | null; readonly of: number | null };
  onSelect: () => void;
}

/** One thing that waits: until when, what kind, what, and who has it. */
export function QueueRow({
  id,
  icon,
  kind,
  title,
  detail,
  deadline,
  by,
  selected = false,
  followed = true,
  place,
  onSelect,
}: QueueRowProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (selected && followed) row.current?.scrollIntoView({ block: 'nearest' });
  }, [selected, followed]);
  return (
    // The list has the focus and the keys; a click is the mouse's way.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are the list's
    <div
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      {...(place && { 'aria-setsize': place.of ?? -1 })}
      {...(typeof place?.at === 'number' && { 'aria-posinset': place.at + 1 })}
      className={classes(styles['row'], selected && styles['selected'])}
      onClick={onSelect}
    >
      <span className={styles['deadline']}>{deadline}</span>
      <span className={styles['kind']}>
        <Icon name={icon} size={20} />
        {kind}
      </span>
      <span className={styles['what']}>
        <b className={styles['title']}>{title}</b>
        <span className={styles['detail']}>{detail}</span>
      </span>
      <span className={styles['by']}>{by}</span>
    </div>
  );
}
