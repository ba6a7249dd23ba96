import type { ReactNode } from 'react';
import type { ButtonProps } from '../button/button.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** The consequence, in a line or two. */
  children?: ReactNode;
  cancelLabel: ReactNode;
  confirm: {
    label: ReactNode;
    onPress: () => void;
    icon?: NonNullable<ButtonProps['icon']>;
    danger?: boolean;
    /** Cancel is the better answer: it is the primary button and stands last. */
    secondary?: boolean;
    busy?: boolean;
    busyLabel?: ReactNode;
  };
}
