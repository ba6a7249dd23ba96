import { useId, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './pick.module.css';

interface PickWords {
  /** A drawing or a face before the words. */
  face: ReactNode;
  label: ReactNode;
  help: ReactNode;
}

const Words = ({ label, help }: Omit<PickWords, 'face'>) => (
  <span className={styles['words']}>
    <span className={styles['label']}>{label}</span>
    <span className={styles['help']}>{help}</span>
  </span>
);

/** One of a few ways to go on, each with a drawing. */
export function PickButton({ face, onPress, ...words }: PickWords & { onPress: () => void }) {
  return (
    <button type="button" className={styles['pick']} onClick={onPress}>
      {face}
      <Words {...words} />
      <Icon name="right" />
    </button>
  );
}

export interface PicksProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  options: readonly ({ value: Value } & PickWords)[];
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
