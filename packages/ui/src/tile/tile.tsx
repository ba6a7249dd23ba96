import { Art, type ArtName } from '../art/art.tsx';
import { classes } from '../classes.ts';
import styles from './tile.module.css';

/** A service's drawing on its background, beside the service's name. */
export function Tile({ art, large }: { art: ArtName; large?: boolean }) {
  return (
    <span className={classes(styles['tile'], large && styles['large'])}>
      <Art name={art} className={styles['art']} />
    </span>
  );
}
