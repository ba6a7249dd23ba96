import type { ReactNode } from 'react';
import styles from './section-heading.module.css';

export interface SectionHeadingProps {
  children: ReactNode;
  id?: string;
  end?: ReactNode;
}

export function SectionHeading({ children, id, end }: SectionHeadingProps) {
  return (
    <div className={styles['section']}>
      <h2 id={id} className={styles['heading']}>
        {children}
      </h2>
      {end !== undefined && <span className={styles['end']}>{end}</span>}
    </div>
  );
}
