import { Art } from '../art/art.tsx';
import styles from './paid-stamp.module.css';

/** Completed, above the text that says so. */
export function PaidStamp({ size = 128 }: { size?: number }) {
  return (
    <span className={styles['seal']} style={{ width: size, height: size }}>
      <Art name="seal-done" />
    </span>
  );
}
