import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Link, type LinkProps } from '../link/link.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import styles from './button.module.css';

export interface ButtonLook {
  /** `accent` is for a teal or meter background only. */
  variant?: 'primary' | 'secondary' | 'tonal' | 'ghost' | 'danger' | 'danger-outline' | 'accent';
  small?: boolean;
  /** Full width of its container. */
  block?: boolean;
  /** The primary action of a pair takes twice the space. */
  wide?: boolean;
  /** Icon above the label, small and tall. */
  stacked?: boolean;
  icon?: IconName;
  iconEnd?: IconName;
}

export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** Pass it from the first render if it can become true: space for both labels is reserved, so the width stays. */
  busy?: boolean;
  busyLabel?: ReactNode;
  /** Looks disabled but can be pressed; the press shows what is missing. */
  inactive?: boolean;
}

export function Button({
  variant = 'primary',
  small,
  block,
  wide,
  stacked,
  icon,
  iconEnd,
  busy,
  busyLabel,
  inactive,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  // Not `disabled`, which would lose the focus while the action runs.
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy === true) event.preventDefault();
    else onClick?.(event);
  }

  const label = <Label icon={icon} iconEnd={iconEnd} text={children} />;
  return (
    <button
      {...rest}
      type={type}
      className={classes(
        look({ variant, small, block, wide, stacked }),
        inactive === true && styles['inactive'],
        className,
      )}
      aria-busy={busy}
      aria-disabled={busy === true || inactive === true || undefined}
      onClick={press}
    >
      {busy === undefined ? (
        label
      ) : (
        <span className={styles['layers']}>
          <span className={classes(styles['layer'], busy && styles['out'])}>{label}</span>
          <span className={classes(styles['layer'], !busy && styles['out'])}>
            <Spinner size={22} />
            <span>{busyLabel ?? children}</span>
          </span>
        </span>
      )}
    </button>
  );
}

export interface ButtonLinkProps extends ButtonLook, LinkProps {}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  small,
  block,
  wide,
  stacked,
  icon,
  iconEnd,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={classes(look({ variant, small, block, wide, stacked }), className)}>
      <Label icon={icon} iconEnd={iconEnd} text={children} />
    </Link>
  );
}

function Label({
  icon,
  iconEnd,
  text,
}: {
  icon: IconName | undefined;
  iconEnd: IconName | undefined;
  text: ReactNode;
}) {
  return (
    <>
      {icon && <Icon name={icon} size={22} />}
      <span>{text}</span>
      {iconEnd && <Icon name={iconEnd} size={22} />}
    </>
  );
}

type Shape = Record<'small' | 'block' | 'wide' | 'stacked', boolean | undefined> & {
  variant: NonNullable<ButtonLook['variant']>;
};

function look({ variant, small, block, wide, stacked }: Shape) {
  return classes(
    styles['button'],
    styles[variant],
    small && styles['small'],
    block && styles['block'],
    wide && styles['wide'],
    stacked && styles['stacked'],
  );
}
