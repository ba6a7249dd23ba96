import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './chip.module.css';

export interface ChipProps extends ComponentPropsWithRef<'button'> {
  /** Left out where a press only does something, as a quick reply does. */
  chosen?: boolean;
}

export function Chip({ chosen, className, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={chosen}
      className={classes(styles['chip'], chosen && styles['chosen'], className)}
    >
      {chosen && <Icon name="check" size={18} />}
      {children}
    </button>
  );
}

export interface ChipsProps {
  /** Names the group. */
  label: string;
  /** In one line that is pushed aside, edge to edge. */
  oneLine?: boolean;
  children: ReactNode;
}

export function Chips({ label, oneLine, children }: ChipsProps) {
  return (
    <div role="group" aria-label={label} className={styles[oneLine ? 'line' : 'chips']}>
      {children}
    </div>
  );
}
