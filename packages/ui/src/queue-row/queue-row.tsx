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
  onSelect,
}: QueueRowProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (selected) row.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  return (
    // The list has the focus and the keys; a click is the mouse's way.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are the list's
    <div
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
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
