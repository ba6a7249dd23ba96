import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import styles from './rail.module.css';

export interface RailItem {
  href: string;
  icon: IconName;
  label: string;
  /** What waits there; nothing is drawn for 0. */
  count?: number;
  current?: boolean;
}

export interface RailProps {
  label: string;
  brand: ReactNode;
  items: readonly RailItem[];
  /** At the lower end, apart from the work. */
  end: readonly RailItem[];
}

/** The console's places, along the start side: icon, word and how much waits. */
export function Rail({ label, brand, items, end }: RailProps) {
  return (
    <nav aria-label={label} className={styles['rail']}>
      <div className={styles['brand']}>{brand}</div>
      <ul className={styles['list']}>
        {items.map((item) => (
          <li key={item.href}>
            <Place {...item} />
          </li>
        ))}
      </ul>
      <ul className={styles['list']}>
        {end.map((item) => (
          <li key={item.href}>
            <Place {...item} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Place({ href, icon, label, count = 0, current }: RailItem) {
  return (
    <Link href={href} className={styles['place']} aria-current={current ? 'page' : undefined}>
      <Icon name={icon} />
      <span className={styles['word']}>{label}</span>
      {count > 0 && <span className={styles['count']}>{count > 99 ? '99+' : count}</span>}
    </Link>
  );
}
