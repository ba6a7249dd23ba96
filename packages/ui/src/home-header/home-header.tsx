import type { ReactNode, Ref } from 'react';
import styles from './home-header.module.css';

export interface HomeHeaderProps {
  title: ReactNode;
  titleRef?: Ref<HTMLHeadingElement>;
  /** The date, or the user's area. */
  caption?: ReactNode;
  /** The bell. */
  trailing?: ReactNode;
  /** Counters or search. */
  children?: ReactNode;
}

/** The header of a home screen only. */
export function HomeHeader({ title, titleRef, caption, trailing, children }: HomeHeaderProps) {
  return (
    <header data-across className={styles['header']}>
      <div className={styles['top']}>
        <div className={styles['words']}>
          <h1 ref={titleRef} tabIndex={-1} className={styles['title']}>
            {title}
          </h1>
          {caption !== undefined && <span className={styles['caption']}>{caption}</span>}
        </div>
        {trailing}
      </div>
      {children}
    </header>
  );
}
