import { classes } from '../classes.ts';
import styles from './live-mark.module.css';

/** Whether a screen shows what is: a dot and a word, never the dot alone. */
export function LiveMark({ live, children }: { live: boolean; children: string }) {
  return (
    <span role="status" className={classes(styles['mark'], !live && styles['down'])}>
      <span className={styles['dot']} />
      {children}
    </span>
  );
}
