import styles from './skeleton.module.css';

export interface SkeletonProps {
  width: number | string;
  height: number | string;
}

/** The place of something that is still on its way, in its own size. One sweep, then still. */
export function Skeleton({ width, height }: SkeletonProps) {
  return <span className={styles['skeleton']} style={{ width, height }} />;
}
