import { Icon, type IconName } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import styles from './bottom-nav.module.css';

/** Each tab's icon, and the filled one of the current tab. */
export const ICONS = {
  home: ['home', 'homeF'],
  booking: ['slip', 'slipF'],
  earnings: ['wallet', 'walletF'],
  profile: ['user', 'userF'],
  search: ['search', 'search'],
} as const satisfies Record<string, readonly [IconName, IconName]>;

export interface BottomNavProps {
  /** Accessible name of the landmark. */
  label: string;
  items: readonly { href: string; label: string; icon: keyof typeof ICONS; current: boolean }[];
}

export function BottomNav({ label, items }: BottomNavProps) {
  return (
    <nav data-tabs aria-label={label} className={styles['nav']}>
      {items.map(({ href, label: word, icon, current }) => (
        <Link
          key={href}
          href={href}
          aria-current={current ? 'page' : undefined}
          className={styles['item']}
        >
          <Icon name={ICONS[icon][current ? 1 : 0]} size={26} />
          <span>{word}</span>
        </Link>
      ))}
    </nav>
  );
}
