import styles from './skeleton.module.css';

export interface SkeletonProps {
  width: number | string;
  height: number | string;
}

/** Placeholder in the size of the loading content. One sweep, then still. */
export function Skeleton({ width, height }: SkeletonProps) {
  return <span className={styles['skeleton']} style={{ width, height }} />;
}
