import type { ReactNode, Ref } from 'react';
import { classes } from '../classes.ts';
import { IconButton, IconLink } from '../icon-button/icon-button.tsx';
import styles from './top-bar.module.css';

export interface TopBarProps {
  /** Omitted when the screen's own headline is its title. */
  title?: ReactNode;
  /** A small line above the title, such as an order number. */
  caption?: ReactNode;
  /** A small line below the title; the title is then no larger than text. */
  below?: ReactNode;
  /** Between the arrow and the title, such as an avatar. */
  leading?: ReactNode;
  titleRef?: Ref<HTMLHeadingElement>;
  back?: { label: string; href: string } | { label: string; onPress: () => void };
  trailing?: ReactNode;
  /** A hairline below, when content scrolls under the bar. */
  line?: boolean;
  /** Truncates the title; only for a name in chat. */
  oneLine?: boolean;
}

export function TopBar({
  title,
  caption,
  below,
  leading,
  titleRef,
  back,
  trailing,
  line,
  oneLine,
}: TopBarProps) {
  return (
    <header className={classes(styles['bar'], line && styles['line'])}>
      {back &&
        ('href' in back ? (
          <IconLink icon="back" label={back.label} href={back.href} />
        ) : (
          <IconButton icon="back" label={back.label} onClick={back.onPress} />
        ))}
      {leading}
      <div
        className={classes(
          styles['title'],
          back && leading === undefined && styles['after-back'],
          caption !== undefined && styles['with-caption'],
          below !== undefined && styles['with-below'],
        )}
      >
        {caption !== undefined && <span className={styles['caption']}>{caption}</span>}
        {title !== undefined && (
          <h1
            ref={titleRef}
            tabIndex={-1}
            className={classes(styles['heading'], oneLine && styles['one-line'])}
          >
            {title}
          </h1>
        )}
        {below !== undefined && <span className={styles['below']}>{below}</span>}
      </div>
      {trailing !== undefined && <div className={styles['trailing']}>{trailing}</div>}
    </header>
  );
}
