import { Drawer } from '@base-ui/react/drawer';
import { classes } from '../classes.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import below from './from-below.module.css';
import styles from './sheet.module.css';
import type { SheetProps } from './sheet-props.ts';

export function SheetDrawer({
  open,
  onOpenChange,
  title,
  closeLabel,
  children,
  footer,
  initialFocus,
  finalFocus,
  tall,
}: SheetProps) {
  return (
    <Drawer.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Drawer.Portal>
        <Drawer.Backdrop className={below['scrim']} />
        <Drawer.Viewport className={below['viewport']}>
          <Drawer.Popup
            className={classes(below['plate'], styles['sheet'], tall && styles['tall'])}
            initialFocus={initialFocus}
            finalFocus={finalFocus}
          >
            <div className={styles['head']}>
              <Drawer.Title className={classes(below['title'], styles['title'])}>
                {title}
              </Drawer.Title>
              <Drawer.Close render={<IconButton icon="x" label={closeLabel} />} />
            </div>
            {/* Long text can be scrolled by keyboard too. */}
            <Drawer.Content className={classes(below['body'], styles['body'])} tabIndex={0}>
              {children}
            </Drawer.Content>
            {footer !== undefined && (
              <div className={classes(below['foot'], styles['foot'])}>{footer}</div>
            )}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
