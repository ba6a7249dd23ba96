import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './search.module.css';

export interface SearchProps extends Omit<
  ComponentProps<'input'>,
  'value' | 'onChange' | 'type' | 'className'
> {
  /** Read by screen readers; the placeholder is only visible. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  clearLabel: string;
}

export function Search({ label, value, onValueChange, clearLabel, ...rest }: SearchProps) {
  return (
    <search className={styles['search']}>
      <Icon name="search" className={styles['icon']} />
      <input
        enterKeyHint="search"
        autoComplete="off"
        {...rest}
        type="text"
        aria-label={label}
        className={styles['input']}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
      />
      {value !== '' && <IconButton icon="x" label={clearLabel} onClick={() => onValueChange('')} />}
    </search>
  );
}
