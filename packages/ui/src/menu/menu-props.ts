import type { ReactNode } from 'react';
import type { IconName } from '../icon/icon.tsx';

export interface MenuProps {
  /** Names the button with the three dots. */
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  items: readonly {
    key: string;
    icon: IconName;
    label: ReactNode;
    /** Where it leads; otherwise a press does something, and the caller closes the menu. */
    href?: string;
    onPress?: () => void;
  }[];
}
