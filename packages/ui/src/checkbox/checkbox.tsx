import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'children'> {
  children: ReactNode;
}

export function Checkbox({ children, ...rest }: CheckboxProps) {
  return (
    <label className={styles['checkbox']}>
      <input type="checkbox" {...rest} className={styles['input']} />
      <span className={styles['box']}>
        <Icon name="check" size={20} />
      </span>
      <span>{children}</span>
    </label>
  );
}
