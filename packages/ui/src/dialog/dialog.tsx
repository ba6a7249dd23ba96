import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './dialog.module.css';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  initialFocus?: RefObject<HTMLElement | null>;
}

/** Something to read or answer in the middle of a wide screen. Escape closes it. */
export function Dialog({
  open,
  onOpenChange,
  title,
  closeLabel,
  children,
  footer,
  initialFocus,
}: DialogProps) {
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles['scrim']} />
        <BaseDialog.Viewport className={styles['viewport']}>
          <BaseDialog.Popup className={styles['dialog']} initialFocus={initialFocus}>
            <div className={styles['head']}>
              <BaseDialog.Title className={styles['title']}>{title}</BaseDialog.Title>
              <BaseDialog.Close render={<IconButton icon="x" label={closeLabel} />} />
            </div>
            <div className={styles['body']}>{children}</div>
            {footer !== undefined && <div className={styles['foot']}>{footer}</div>}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
