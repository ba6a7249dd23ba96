import { classes } from '../classes.ts';
import type { IconName } from './icon-names.ts';
import styles from './icon.module.css';
import sprite from './icons.svg?no-inline';

export type { IconName };

// Directional icons, mirrored in right-to-left languages.
const POINTING: ReadonlySet<IconName> = new Set(['back', 'right', 'left', 'send', 'logout', 'nav']);

export interface IconProps {
  name: IconName;
  size?: number;
  className?: string | undefined;
}

/** Always beside a label or inside a labelled element, so it is hidden from screen readers. */
export function Icon({ name, size = 24, className }: IconProps) {
  return (
    <svg
      className={classes(styles['icon'], POINTING.has(name) && styles['pointing'], className)}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <use href={`${sprite}#i-${name}`} />
    </svg>
  );
}
