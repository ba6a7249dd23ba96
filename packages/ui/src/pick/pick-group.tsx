import { useId } from 'react';
import { classes } from '../classes.ts';
import { Words, type PickLabel } from './pick.tsx';
import styles from './pick.module.css';

export interface PicksProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  options: readonly ({ value: Value } & PickLabel)[];
  value: Value | undefined;
  onValueChange: (value: Value) => void;
}

/** A radio group of large cards, each with a drawing. */
export function Picks<Value extends string>({
  label,
  options,
  value,
  onValueChange,
}: PicksProps<Value>) {
  const id = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles['picks']}>
      {options.map(({ value: own, face, ...words }) => (
        <label key={own} className={classes(styles['pick'], styles['large'])}>
          <input
            type="radio"
            name={id}
            className={styles['input']}
            checked={own === value}
            onChange={() => onValueChange(own)}
          />
          {face}
          <Words {...words} />
          <span className={styles['dot']} />
        </label>
      ))}
    </div>
  );
}
