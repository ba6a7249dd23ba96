import { useEffect, useRef, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './candidate-card.module.css';

export interface CandidateCardProps {
  id: string;
  /** A face, or the icon of the work. */
  face: ReactNode;
  title: string;
  detail: string;
  /** What is special about it, such as a second look. */
  note?: { readonly icon: IconName; readonly words: string };
  deadline: ReactNode;
  selected?: boolean;
  onSelect: () => void;
}

/** A person whose papers wait, in a narrow column beside them. */
export function CandidateCard({
  id,
  face,
  title,
  detail,
  note,
  deadline,
  selected = false,
  onSelect,
}: CandidateCardProps) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (selected) card.current?.scrollIntoView({ block: 'nearest' });
  }, [selected]);
  return (
    // The list has the focus and the keys; a click is the mouse's way.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are the list's
    <div
      ref={card}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      className={classes(styles['card'], selected && styles['selected'])}
      onClick={onSelect}
    >
      {face}
      <span className={styles['what']}>
        <b className={styles['title']}>{title}</b>
        <span className={styles['detail']}>{detail}</span>
        {note && (
          <span className={styles['note']}>
            <Icon name={note.icon} size={16} />
            {note.words}
          </span>
        )}
      </span>
      {deadline}
    </div>
  );
}
