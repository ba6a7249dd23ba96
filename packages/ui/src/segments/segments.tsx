import { useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './segments.module.css';

export interface SegmentsProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  options: readonly { readonly value: Value; readonly label: string }[];
  value: Value | undefined;
  onValueChange: (value: Value) => void;
}

/** A radio group of a few short answers side by side. */
export function Segments<Value extends string>({
  label,
  options,
  value,
  onValueChange,
}: SegmentsProps<Value>) {
  const id = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles['segments']}>
      {options.map((option) => (
        <label key={option.value} className={styles['segment']}>
          <input
            type="radio"
            name={id}
            className={styles['input']}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
          />
          {option.value === value && <Icon name="check" size={18} />}
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
