import styles from '../number-plate/number-plate.module.css';

/** A car's number, as it is on the car: from left to right in every language. */
export function Plate({ number }: { number: string }) {
  return (
    <span dir="ltr" className={styles['plate']}>
      {number}
    </span>
  );
}
