import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import { Flag } from './flag.tsx';
import box from './input-box.module.css';
import styles from './phone-field.module.css';

/** A native select with one option: only Indian numbers are supported. */
export function Country({ label }: { label: string }) {
  return (
    <span className={classes(box['box'], styles['code'], styles['code-box'], styles['choice'])}>
      <Flag />
      <select aria-label={label} className={styles['country']} defaultValue="91">
        <option value="91">+91</option>
      </select>
      <Icon name="down" size={20} className={styles['chevron']} />
    </span>
  );
}
