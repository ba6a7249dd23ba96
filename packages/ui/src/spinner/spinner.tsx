import styles from './spinner.module.css';

export interface SpinnerProps {
  /** What is loading. Without a label, the spinner is beside a text that says so. */
  label?: string;
  size?: number;
}

export function Spinner({ label, size = 40 }: SpinnerProps) {
  const ring = <span className={styles['ring']} style={{ width: size, height: size }} />;
  if (label === undefined) return ring;
  return (
    <span role="progressbar" aria-label={label} className={styles['place']}>
      {ring}
    </span>
  );
}
