import { AlertDialog } from '@base-ui/react/alert-dialog';
import { classes } from '../classes.ts';
import { Button } from '../button/button.tsx';
import below from '../sheet/from-below.module.css';
import styles from './confirm-dialog.module.css';
import type { ConfirmDialogProps } from './confirm-dialog-props.ts';

export function ConfirmAlert({
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
        <AlertDialog.Backdrop className={below['scrim']} />
        <AlertDialog.Viewport className={below['viewport']}>
          <AlertDialog.Popup className={classes(below['plate'], styles['dialog'])}>
            <AlertDialog.Title className={classes(below['title'], styles['title'])}>
              {title}
            </AlertDialog.Title>
            {children !== undefined && (
              <AlertDialog.Description
                render={<div />}
                className={classes(below['body'], styles['body'])}
              >
                {children}
              </AlertDialog.Description>
            )}
            <div className={classes(below['foot'], styles['foot'])}>
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
