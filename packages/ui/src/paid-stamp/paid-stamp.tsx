import { Art } from '../art/art.tsx';
import styles from './paid-stamp.module.css';

/** Finished for good, above the words that say so. */
export function Seal({ size = 128 }: { size?: number }) {
  return (
    <span className={styles['seal']} style={{ width: size, height: size }}>
      <Art name="seal-done" />
    </span>
  );
}
