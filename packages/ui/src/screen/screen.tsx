import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './screen.module.css';
import { useIsWide } from './use-is-wide.tsx';

export interface ScreenProps extends ComponentPropsWithRef<'div'> {
  /** The tab bar: below the content on a phone, above it on a laptop. */
  nav?: ReactNode;
  /** Uses the width of a laptop for columns; else the content stays as wide as a phone. */
  wide?: boolean;
}

/** The column layout of every screen: bar, main, dock or bottom bar. */
export function Screen({ nav, wide, className, children, ...rest }: ScreenProps) {
  const isWide = useIsWide();
  return (
    <div
      {...rest}
      className={classes(
        styles['screen'],
        nav !== undefined && styles['full'],
        wide && styles['wide'],
        className,
      )}
    >
      {isWide && nav}
      {children}
      {!isWide && nav}
    </div>
  );
}

export interface MainProps extends ComponentPropsWithRef<'main'> {
  /** Less padding, below a bar that already has some. */
  tight?: boolean;
}

export function Main({ tight, className, ...rest }: MainProps) {
  return (
    <main {...rest} className={classes(styles['main'], tight && styles['tight'], className)} />
  );
}
