import type { ReactNode } from 'react';
import type { IconName } from '../icon/icon.tsx';

export interface MenuProps {
  /** Accessible name of the three-dot button. */
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  items: readonly {
    key: string;
    icon: IconName;
    label: ReactNode;
    /** A link target; otherwise a press runs `onPress`, and the caller closes the menu. */
    href?: string;
    onPress?: () => void;
  }[];
}
