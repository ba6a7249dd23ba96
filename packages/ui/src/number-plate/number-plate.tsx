import styles from './number-plate.module.css';

/** A vehicle number as on its plate: left to right in every language. */
export function NumberPlate({ number }: { number: string }) {
  return (
    <span dir="ltr" className={styles['plate']}>
      {number}
    </span>
  );
}
