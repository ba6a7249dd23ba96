import { Skeleton } from '@karigar/ui/skeleton/skeleton';
import styles from './dispatch-screen.module.css';

const ROWS = [1, 2, 3, 4, 5, 6];

/** The board before the first reply. */
export const BoardOutline = () => (
  <div className={styles['screen']}>
    <div className={styles['outline']}>
      {ROWS.map((row) => (
        <Skeleton key={row} width="100%" height={104} />
      ))}
    </div>
    <div className={styles['outline']}>
      {ROWS.map((row) => (
        <Skeleton key={row} width="100%" height={64} />
      ))}
    </div>
  </div>
);
