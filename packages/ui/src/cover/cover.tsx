import { useEffect, useRef, type ReactNode } from 'react';
import styles from './cover.module.css';

export interface CoverProps {
  title: string;
  children: ReactNode;
}

/** Over a locked screen: nothing below can be read, reached or pressed. */
export function Cover({ title, children }: CoverProps) {
  const cover = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = cover.current;
    // A modal dialog of the browser makes the rest inert, whatever is open there.
    if (shown?.open === false) shown.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={cover}
      aria-label={title}
      className={styles['cover']}
      onCancel={(event) => event.preventDefault()}
    >
      <div className={styles['middle']}>
        <h2 className={styles['title']}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}
