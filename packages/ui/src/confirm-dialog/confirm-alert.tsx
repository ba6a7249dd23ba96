import { AlertDialog } from '@base-ui/react/alert-dialog';
import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { classes } from '../classes.ts';
import { Button } from '../button/button.tsx';
import below from '../sheet/from-below.module.css';
import styles from './confirm-dialog.module.css';
import type { ConfirmDialogProps } from './confirm-dialog-props.ts';

/** Longer than the gap between the taps of a double tap. */
const SECOND_TAP_MS = 500;

/** The confirm button appears where the user tapped to open the dialog: ignore the second tap of a double tap. */
const useAnswer = (open: boolean, onPress: () => void) => {
  const openedAt = useRef(0);
  useLayoutEffect(() => {
    if (open) openedAt.current = performance.now();
  }, [open]);
  return ({ nativeEvent, timeStamp }: MouseEvent): void => {
    const isTouch = 'pointerType' in nativeEvent && nativeEvent.pointerType === 'touch';
    if (isTouch && timeStamp - openedAt.current < SECOND_TAP_MS) return;
    onPress();
  };
};

const lookOf = ({ danger, secondary }: ConfirmDialogProps['confirm']) => {
  if (secondary) return 'secondary';
  return danger ? 'danger' : 'primary';
};

export function ConfirmAlert({
  open,
  onOpenChange,
  title,
  children,
  cancelLabel,
  confirm,
}: ConfirmDialogProps) {
  const answer = useAnswer(open, confirm.onPress);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const isSecondary = confirm.secondary === true;
  const cancel = (
    <AlertDialog.Close
      key="cancel"
      ref={cancelButton}
      render={<Button variant={isSecondary ? 'primary' : 'secondary'} wide={isSecondary} />}
    >
      {cancelLabel}
    </AlertDialog.Close>
  );
  const proceed = (
    <Button
      key="confirm"
      variant={lookOf(confirm)}
      {...(confirm.icon && { icon: confirm.icon })}
      busy={confirm.busy ?? false}
      busyLabel={confirm.busyLabel}
      onClick={answer}
      wide={!isSecondary}
    >
      {confirm.label}
    </Button>
  );
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={below['scrim']} />
        <AlertDialog.Viewport className={below['viewport']}>
          <AlertDialog.Popup
            initialFocus={cancelButton}
            className={classes(below['plate'], styles['dialog'])}
          >
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
            <div
              className={classes(below['foot'], styles['foot'], isSecondary && styles['reversed'])}
            >
              {isSecondary ? [proceed, cancel] : [cancel, proceed]}
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
