import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './section-heading.module.css';

export interface SectionHeadingProps {
  children: ReactNode;
  id?: string;
  end?: ReactNode;
  /** Directly below the header of the screen. */
  first?: boolean;
}

export function SectionHeading({ children, id, end, first }: SectionHeadingProps) {
  return (
    <div className={classes(styles['section'], first && styles['first'])}>
      <h2 id={id} className={styles['heading']}>
        {children}
      </h2>
      {end !== undefined && <span className={styles['end']}>{end}</span>}
    </div>
  );
}
