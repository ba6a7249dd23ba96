import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes.ts';
import styles from './stack.module.css';

type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** Steps of four pixels. */
  gap?: Gap;
}

/** A vertical stack. */
export function Stack({ gap = 4, className, ...rest }: StackProps) {
  return <div {...rest} className={classes(styles['stack'], styles[`gap-${gap}`], className)} />;
}

export interface RowProps extends StackProps {
  align?: 'center' | 'start' | 'stretch';
  wrap?: boolean;
}

/** A horizontal row. */
export function Row({ gap = 2, align = 'center', wrap, className, ...rest }: RowProps) {
  return (
    <div
      {...rest}
      className={classes(
        styles['row'],
        styles[`gap-${gap}`],
        styles[align],
        wrap && styles['wrap'],
        className,
      )}
    />
  );
}
