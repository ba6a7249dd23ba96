import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './key-hint.module.css';

/** The name of a key, as on its cap. Decoration beside a labelled control; inside a coloured button it takes its colour. */
export function KeyHint({ children, inside = false }: { children: ReactNode; inside?: boolean }) {
  return (
    <kbd aria-hidden="true" className={classes(styles['key'], inside && styles['inside'])}>
      {children}
    </kbd>
  );
}

export interface KeyBarProps {
  label: string;
  keys: readonly { readonly caps: readonly string[]; readonly words: string }[];
  /** At the end: the button that shows all keys. */
  end?: ReactNode;
}

/** The keys of a screen, along its lower edge. */
export function KeyBar({ label, keys, end }: KeyBarProps) {
  return (
    <footer aria-label={label} className={styles['bar']}>
      <ul className={styles['list']}>
        {keys.map(({ caps, words }) => (
          <li key={words} className={styles['item']}>
            {caps.map((cap) => (
              <kbd key={cap} className={styles['key']}>
                {cap}
              </kbd>
            ))}
            <span>{words}</span>
          </li>
        ))}
      </ul>
      {end}
    </footer>
  );
}
