import { Icon } from '../icon/icon.tsx';
import styles from './stepper.module.css';

export interface StepperProps {
  /** What is counted. */
  label: string;
  value: number;
  onValueChange: (value: number) => void;
  /** At zero it is one button with this label; without it the minimum is one. */
  addLabel?: string;
  lessLabel: string;
  moreLabel: string;
  most?: number;
}

export function Stepper({
  label,
  value,
  onValueChange,
  addLabel,
  lessLabel,
  moreLabel,
  most = 99,
}: StepperProps) {
  if (value === 0 && addLabel !== undefined) {
    return (
      <button
        type="button"
        className={styles['add']}
        aria-label={`${addLabel}: ${label}`}
        onClick={() => onValueChange(1)}
      >
        {addLabel}
      </button>
    );
  }
  const least = addLabel === undefined ? 1 : 0;
  return (
    <div role="group" aria-label={label} className={styles['stepper']}>
      <button
        type="button"
        className={styles['step']}
        aria-label={lessLabel}
        disabled={value <= least}
        onClick={() => onValueChange(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <output className={styles['value']}>{value}</output>
      <button
        type="button"
        className={styles['step']}
        aria-label={moreLabel}
        disabled={value >= most}
        onClick={() => onValueChange(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  );
}
