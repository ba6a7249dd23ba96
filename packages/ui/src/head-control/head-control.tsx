import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './head-control.module.css';

interface Look {
  /** Accessible name. */
  label: string;
  icon?: IconName;
  /** Without a border, as inside a table's head. */
  plain?: boolean;
}

export interface HeadSelectProps extends Look, ComponentPropsWithRef<'select'> {}

/** A choice in the head of a screen. Options are children. */
export function HeadSelect({ label, icon, plain, className, children, ...rest }: HeadSelectProps) {
  return (
    <span className={classes(styles['box'], plain && styles['plain'], className)}>
      {icon && <Icon name={icon} size={18} />}
      <select {...rest} aria-label={label} className={styles['control']}>
        {children}
      </select>
    </span>
  );
}

export interface HeadDateProps extends Look, Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** Shows the label too, where one day has two meanings. */
  named?: boolean;
}

/** A day in the head of a screen. */
export function HeadDate({ label, icon, plain, named, className, ...rest }: HeadDateProps) {
  return (
    <span className={classes(styles['box'], plain && styles['plain'], className)}>
      {icon && <Icon name={icon} size={18} />}
      {named && (
        <span aria-hidden className={styles['name']}>
          {label}
        </span>
      )}
      <input {...rest} type="date" aria-label={label} className={styles['control']} />
    </span>
  );
}
