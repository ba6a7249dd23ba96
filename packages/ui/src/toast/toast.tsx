import { Toast } from '@base-ui/react/toast';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './toast.module.css';

/** How long a toast is shown. */
export const TOAST_MS = 4000;

/** Success, failure, or an event elsewhere. */
export type ToastTone = 'good' | 'bad' | 'news';

const ICONS = { good: 'check', bad: 'x', news: 'bell' } as const satisfies Record<
  ToastTone,
  IconName
>;

const toneOf = (type: string | undefined): ToastTone =>
  type === 'bad' || type === 'news' ? type : 'good';

/** Creates the toast manager, usable outside React too. */
export function createToasts() {
  const manager = Toast.createToastManager();
  const add = (type: ToastTone, title: ReactNode) => {
    manager.add({ title, type, timeout: TOAST_MS });
  };
  return {
    manager,
    good: (words: ReactNode) => add('good', words),
    bad: (words: ReactNode) => add('bad', words),
    news: (words: ReactNode) => add('news', words),
  };
}

export type Toasts = ReturnType<typeof createToasts>;

export interface ToasterProps {
  toasts: Toasts;
  /** Accessible name of the toast region. */
  label: string;
  /** Above the bottom bar or dock; at the top while a sheet is open. */
  at?: 'bottom' | 'top';
  children?: ReactNode;
}

/** Rendered once around the app. The newest toast replaces the one before. */
export function Toaster({ toasts, label, at = 'bottom', children }: ToasterProps) {
  return (
    <Toast.Provider toastManager={toasts.manager} limit={1} timeout={TOAST_MS}>
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
      <span className={classes(styles['disc'], styles[toneOf(toast.type)])}>
        <Icon name={ICONS[toneOf(toast.type)]} size={20} />
      </span>
      <Toast.Title render={<span />} />
    </Toast.Root>
  ));
}
