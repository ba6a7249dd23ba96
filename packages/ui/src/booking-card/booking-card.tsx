import type { ReactNode } from 'react';
import { Art, type ArtName } from '../art/art.tsx';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { NumberText } from '../text/text.tsx';
import styles from './booking-card.module.css';

export interface BookingCardProps {
  href: string;
  /** Colours the rail: `live` is the running job. */
  tone?: 'ahead' | 'live' | 'hold' | 'done' | 'wait' | 'off';
  /** On the dashboard a time with am or pm and its date below; in lists a day with its month. */
  rail: { large: ReactNode; small: ReactNode; below?: ReactNode; art: ArtName };
  title: ReactNode;
  /** The heading level: under a section's heading, or directly under the screen's. */
  titleAs?: 'h2' | 'h3';
  pills: ReactNode;
  price?: ReactNode;
  meta?: readonly { icon: IconName; words: ReactNode }[];
  /** New: the rail flashes once. */
  fresh?: boolean;
}

/** A booking as one link. Reading order: time, service, status, then the rest. */
export function BookingCard({
  href,
  tone = 'ahead',
  rail,
  title,
  titleAs: Title = 'h3',
  pills,
  price,
  meta,
  fresh,
}: BookingCardProps) {
  return (
    <Link href={href} className={classes(styles['card'], styles[tone])}>
      <span className={classes(styles['rail'], fresh && styles['fresh'])}>
        <NumberText size="medium">{rail.large}</NumberText>
        <span className={styles['small']}>{rail.small}</span>
        {rail.below !== undefined && <span className={styles['below-small']}>{rail.below}</span>}
        <Art name={rail.art} className={styles['art']} />
      </span>
      <Notches />
      <span className={styles['body']}>
        <Title className={styles['title']}>{title}</Title>
        <span className={styles['foot']}>
          {pills}
          {price !== undefined && <span className={styles['price']}>{price}</span>}
        </span>
        {meta?.map(({ icon, words }) => (
          <span key={icon} className={styles['meta']}>
            <Icon name={icon} size={18} className={styles['meta-icon']} />
            <span>{words}</span>
          </span>
        ))}
      </span>
    </Link>
  );
}

/** A list of booking cards; the caller sorts them. */
export function BookingCards({ children, busyLabel }: { children: ReactNode; busyLabel?: string }) {
  return (
    <div
      className={styles['cards']}
      {...(busyLabel !== undefined && {
        role: 'group',
        'aria-busy': true,
        'aria-label': busyLabel,
      })}
    >
      {children}
    </div>
  );
}

/** Placeholder of a booking card while it loads. */
export function BookingCardSkeleton() {
  return (
    <div className={classes(styles['card'], styles['loading'])}>
      <span className={styles['rail']}>
        <span className={classes(styles['bone'], styles['bone-time'])} />
        <span className={classes(styles['bone'], styles['bone-small'])} />
      </span>
      <Notches />
      <span className={classes(styles['body'], styles['body-loading'])}>
        <span className={classes(styles['bone'], styles['bone-title'])} />
        <span className={classes(styles['bone'], styles['bone-meta'])} />
        <span className={classes(styles['bone'], styles['bone-name'])} />
        <span className={styles['foot']}>
          <span className={classes(styles['bone'], styles['bone-pill'])} />
          <span className={classes(styles['bone'], styles['bone-price'])} />
        </span>
      </span>
    </div>
  );
}

function Notches() {
  return (
    <>
      <span className={classes(styles['notch'], styles['above'])} />
      <span className={classes(styles['notch'], styles['below'])} />
    </>
  );
}
