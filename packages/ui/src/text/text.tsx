import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './text.module.css';

export interface TextProps extends ComponentPropsWithRef<'p'> {
  as?: 'p' | 'span' | 'div' | 'b' | 'h1' | 'h2' | 'h3';
  size?: 'caption' | 'small' | 'body' | 'lead' | 'title' | 'head';
  tone?: 'ink' | 'muted' | 'danger';
  strong?: boolean;
  children?: ReactNode;
}

export function Text({
  as = 'p',
  size = 'body',
  tone = 'ink',
  strong,
  className,
  ...rest
}: TextProps) {
  const Element: ElementType = as;
  return (
    <Element
      {...rest}
      className={classes(
        styles[size],
        tone !== 'ink' && styles[tone],
        strong && styles['strong'],
        className,
      )}
    />
  );
}

export interface NumberTextProps extends ComponentPropsWithRef<'span'> {
  size?: 'inherit' | 'small' | 'medium' | 'large' | 'huge';
}

/** Time, money and codes: condensed tabular figures, never wrapped, always left to right. */
export function NumberText({ size = 'inherit', className, ...rest }: NumberTextProps) {
  return (
    <span {...rest} className={classes(styles['number'], styles[`number-${size}`], className)} />
  );
}

/** A formatted amount with small decimals. The caller formats the text. */
export function Money({ amount, ...rest }: { amount: string } & Omit<NumberTextProps, 'children'>) {
  const point = amount.lastIndexOf('.');
  return (
    <NumberText {...rest}>
      {point < 0 ? amount : amount.slice(0, point)}
      {point >= 0 && <span className={styles['paise']}>{amount.slice(point)}</span>}
    </NumberText>
  );
}
