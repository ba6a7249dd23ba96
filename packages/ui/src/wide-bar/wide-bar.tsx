import { ICONS, type BottomNavProps } from '../bottom-nav/bottom-nav.tsx';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import styles from './wide-bar.module.css';

export interface WideBarProps extends BottomNavProps {
  brand: string;
  home: string;
}

/** The tabs of a laptop: a bar across the top, with the brand. */
export function WideBar({ label, items, brand, home }: WideBarProps) {
  return (
    <nav data-across aria-label={label} className={styles['bar']}>
      <div className={styles['in']}>
        <Link href={home} className={styles['brand']}>
          <img src="/icons/icon.svg" alt="" width={40} height={40} />
          {brand}
        </Link>
        <div className={styles['tabs']}>
          {items.map(({ href, label: word, icon, current }) => (
            <Link
              key={href}
              href={href}
              aria-current={current ? 'page' : undefined}
              className={styles['tab']}
            >
              <Icon name={ICONS[icon][current ? 1 : 0]} size={22} />
              {word}
            </Link>
          ))}
        </div>
      </div>
    </nav>
  );
}
