import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './chip.module.css';

export interface ChipProps extends ComponentPropsWithRef<'button'> {
  /** Omitted for a chip that is an action, such as a quick reply. */
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
  /** Accessible name of the group. */
  label: string;
  /** One line that scrolls horizontally, edge to edge. */
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
