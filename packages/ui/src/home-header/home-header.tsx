import type { ReactNode, Ref } from 'react';
import styles from './home-header.module.css';

export interface AwningProps {
  title: ReactNode;
  titleRef?: Ref<HTMLHeadingElement>;
  /** The date, or where the person is. */
  caption?: ReactNode;
  /** The bell. */
  trailing?: ReactNode;
  /** Counters or search. */
  children?: ReactNode;
}

/** The head of a home screen, and of nothing else. */
export function Awning({ title, titleRef, caption, trailing, children }: AwningProps) {
  return (
    <header className={styles['awning']}>
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
