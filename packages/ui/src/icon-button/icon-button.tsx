import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Link, type LinkProps } from '../link/link.tsx';
import styles from './icon-button.module.css';

interface Look {
  icon: IconName;
  /** Required: the button has no other text. */
  label: string;
  /** Number of new items; the label contains it too. */
  count?: number;
  size?: number;
}

export interface IconButtonProps extends Look, Omit<ComponentPropsWithRef<'button'>, 'children'> {}

export function IconButton({ icon, label, count, size, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classes(styles['icon-button'], className)}
      aria-label={label}
    >
      <Face icon={icon} count={count} size={size} />
    </button>
  );
}

export interface IconLinkProps extends Look, Omit<LinkProps, 'children'> {}

export function IconLink({ icon, label, count, size, className, ...rest }: IconLinkProps) {
  return (
    <Link {...rest} className={classes(styles['icon-button'], className)} aria-label={label}>
      <Face icon={icon} count={count} size={size} />
    </Link>
  );
}

function Face({
  icon,
  count = 0,
  size = 24,
}: {
  icon: IconName;
  count: number | undefined;
  size: number | undefined;
}): ReactNode {
  return (
    <>
      <Icon name={icon} size={size} />
      {count > 0 && <span className={styles['count']} data-count={count > 99 ? '99+' : count} />}
    </>
  );
}
