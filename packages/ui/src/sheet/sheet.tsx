import { Drawer } from '@base-ui/react/drawer';
import type { ReactNode, RefObject } from 'react';
import { classes } from '../classes.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import styles from './sheet.module.css';

export interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Buttons, the forward one last. */
  footer?: ReactNode;
  /** What takes the focus; otherwise the first thing that can. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Always as high as it may be: a list that is searched does not make it jump. */
  tall?: boolean;
}

/** Comes up from below; the scrim, the grabber, Escape and the phone's Back all close it. */
export function Sheet({
  open,
  onOpenChange,
  title,
  closeLabel,
  children,
  footer,
  initialFocus,
  tall,
}: SheetProps) {
  return (
    <Drawer.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Drawer.Portal>
        <Drawer.Backdrop className={styles['scrim']} />
        <Drawer.Viewport className={styles['viewport']}>
          <Drawer.Popup
            className={classes(styles['sheet'], tall && styles['tall'])}
            initialFocus={initialFocus}
          >
            <div className={styles['head']}>
              <Drawer.Title className={styles['title']}>{title}</Drawer.Title>
              <Drawer.Close render={<IconButton icon="x" label={closeLabel} />} />
            </div>
            {/* Long words are scrolled by keyboard too. */}
            <Drawer.Content className={styles['body']} tabIndex={0}>
              {children}
            </Drawer.Content>
            {footer !== undefined && <div className={styles['foot']}>{footer}</div>}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
