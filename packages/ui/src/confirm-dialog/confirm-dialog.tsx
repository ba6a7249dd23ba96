import { AlertDialog } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import styles from './confirm-dialog.module.css';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** What will happen, in a line or two. */
  children?: ReactNode;
  cancelLabel: ReactNode;
  confirm: {
    label: ReactNode;
    onPress: () => void;
    icon?: NonNullable<ButtonProps['icon']>;
    danger?: boolean;
    busy?: boolean;
    busyLabel?: ReactNode;
  };
}

/** Asks once before what is hard to undo. It stays open until the caller closes it. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  children,
  cancelLabel,
  confirm,
}: ConfirmDialogProps) {
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles['scrim']} />
        <AlertDialog.Viewport className={styles['viewport']}>
          <AlertDialog.Popup className={styles['dialog']}>
            <AlertDialog.Title className={styles['title']}>{title}</AlertDialog.Title>
            {children !== undefined && (
              <AlertDialog.Description render={<div />} className={styles['body']}>
                {children}
              </AlertDialog.Description>
            )}
            <div className={styles['foot']}>
              <AlertDialog.Close render={<Button variant="secondary" />}>
                {cancelLabel}
              </AlertDialog.Close>
              <Button
                variant={confirm.danger ? 'danger' : 'primary'}
                {...(confirm.icon && { icon: confirm.icon })}
                busy={confirm.busy ?? false}
                busyLabel={confirm.busyLabel}
                onClick={confirm.onPress}
                wide
              >
                {confirm.label}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
