import { classes } from '../classes.ts';
import { Link } from '../link/link.tsx';
import styles from './view-tabs.module.css';

export interface ViewTab {
  href: string;
  label: string;
  count?: number;
  current?: boolean;
  /** Apart from the others, at the end side. */
  atEnd?: boolean;
}

/** Parts of one list, each with its own address. */
export function ViewTabs({ label, tabs }: { label: string; tabs: readonly ViewTab[] }) {
  return (
    <nav aria-label={label} className={styles['tabs']}>
      {tabs.map(({ href, label: words, count, current, atEnd }) => (
        <Link
          key={href}
          href={href}
          className={classes(styles['tab'], atEnd && styles['end'])}
          aria-current={current ? 'page' : undefined}
        >
          {words}
          {count !== undefined && (
            <span className={classes(styles['count'], current && styles['hot'])}>{count}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}
