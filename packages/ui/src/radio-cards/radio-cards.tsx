import { useId, type ReactNode } from 'react';
import { classes } from '../classes.ts';
import { FieldError } from '../field/field.tsx';
import styles from './radio-cards.module.css';

export interface RadioCardsProps<Value extends string> {
  legend: ReactNode;
  options: readonly { value: Value; label: ReactNode; end?: ReactNode; disabled?: boolean }[];
  value: Value | undefined;
  onValueChange: (value: Value) => void;
  error?: ReactNode;
}

/** A radio group of cards. */
export function RadioCards<Value extends string>({
  legend,
  options,
  value,
  onValueChange,
  error,
}: RadioCardsProps<Value>) {
  const id = useId();
  const failed = error !== undefined && error !== null && error !== '';
  return (
    <fieldset className={styles['cards']} aria-describedby={failed ? `${id}-note` : undefined}>
      <legend className={styles['legend']}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={classes(styles['card'], failed && styles['failed'])}>
          <input
            type="radio"
            name={id}
            className={styles['input']}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onValueChange(option.value)}
          />
          <span className={styles['dot']} />
          <span className={styles['label']}>{option.label}</span>
          {option.end !== undefined && <span className={styles['end']}>{option.end}</span>}
        </label>
      ))}
      {failed && <FieldError id={`${id}-note`}>{error}</FieldError>}
    </fieldset>
  );
}
