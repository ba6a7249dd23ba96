import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import styles from './contact-actions.module.css';

export type ContactAction = { icon: IconName; label: ReactNode } & (
  | { href: string }
  | { onPress: () => void }
);

export interface ContactActionsProps {
  actions: readonly ContactAction[];
  /** Icon beside the label instead of above it. */
  beside?: boolean;
}

/** Ways to contact a person, side by side. */
export function ContactActions({ actions, beside }: ContactActionsProps) {
  const className = classes(styles['action'], beside && styles['beside']);
  return (
    <div className={styles['actions']}>
      {actions.map((action) => {
        const face = (
          <>
            <Icon name={action.icon} className={styles['icon']} />
            <span>{action.label}</span>
          </>
        );
        return 'href' in action ? (
          <Link key={action.icon} href={action.href} className={className}>
            {face}
          </Link>
        ) : (
          <button key={action.icon} type="button" className={className} onClick={action.onPress}>
            {face}
          </button>
        );
      })}
    </div>
  );
}
