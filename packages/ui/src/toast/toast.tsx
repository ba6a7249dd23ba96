import { Toast } from '@base-ui/react/toast';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './toast.module.css';

const SHOWN_MS = 4000;

/** Makes the one hand that shows toasts, usable outside React too. */
export function createToasts() {
  const manager = Toast.createToastManager();
  const add = (type: 'good' | 'bad', title: ReactNode) => {
    manager.add({ title, type, timeout: SHOWN_MS });
  };
  return {
    manager,
    good: (words: ReactNode) => add('good', words),
    bad: (words: ReactNode) => add('bad', words),
  };
}

export type Toasts = ReturnType<typeof createToasts>;

export interface ToasterProps {
  toasts: Toasts;
  /** Names the place for a screen reader. */
  label: string;
  /** Above the bottom bar or dock; at the top while a sheet is open. */
  at?: 'bottom' | 'top';
  children?: ReactNode;
}

/** Stands once around the app. The newest toast replaces the one before. */
export function Toaster({ toasts, label, at = 'bottom', children }: ToasterProps) {
  return (
    <Toast.Provider toastManager={toasts.manager} limit={1} timeout={SHOWN_MS}>
      {children}
      <Toast.Portal>
        <Toast.Viewport aria-label={label} className={classes(styles['viewport'], styles[at])}>
          <Shown />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Shown() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      className={styles['toast']}
      role={toast.type === 'bad' ? 'alert' : 'status'}
      aria-modal={undefined}
      aria-labelledby={undefined}
      tabIndex={-1}
    >
      <span className={classes(styles['disc'], toast.type === 'bad' && styles['bad'])}>
        <Icon name={toast.type === 'bad' ? 'x' : 'check'} size={20} />
      </span>
      <Toast.Title render={<span />} />
    </Toast.Root>
  ));
}
