import type { ReactNode } from 'react';
import { Art, type ArtName } from '../art/art.tsx';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import { NumberText } from '../text/text.tsx';
import styles from './booking-card.module.css';

export interface SlipProps {
  href: string;
  /** What colours the rail: `live` is the one running job. */
  tone?: 'ahead' | 'live' | 'hold' | 'done' | 'wait' | 'off';
  /** A time with am or pm and its date below on the dashboard, a day with its month in lists. */
  rail: { large: ReactNode; small: ReactNode; below?: ReactNode; art: ArtName };
  title: ReactNode;
  /** How deep the title stands: under a section's heading, or right under the screen's. */
  titleAs?: 'h2' | 'h3';
  pills: ReactNode;
  price?: ReactNode;
  meta?: readonly { icon: IconName; words: ReactNode }[];
  /** It has just come in: the rail flashes once. */
  fresh?: boolean;
}

/** A job, as one link. It is read in this order: time, service, status, then the rest. */
export function Slip({
  href,
  tone = 'ahead',
  rail,
  title,
  titleAs: Title = 'h3',
  pills,
  price,
  meta,
  fresh,
}: SlipProps) {
  return (
    <Link href={href} className={classes(styles['slip'], styles[tone])}>
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

/** The list of them, newest rules of order are the caller's. */
export function Slips({ children, busyLabel }: { children: ReactNode; busyLabel?: string }) {
  return (
    <div
      className={styles['slips']}
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

/** A slip that is still on its way, in the same shape. */
export function SlipSkeleton() {
  return (
    <div className={classes(styles['slip'], styles['loading'])}>
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
