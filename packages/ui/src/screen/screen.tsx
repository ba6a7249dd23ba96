import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes.ts';
import styles from './screen.module.css';

/** The column layout of every screen: bar, main, dock or bottom bar. */
export function Screen({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={classes(styles['screen'], className)} />;
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
