import type { ReactNode, RefObject } from 'react';

export interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Buttons, the primary one last. */
  footer?: ReactNode;
  /** Receives the focus on opening; by default the first focusable element. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Receives the focus on closing; by default, or with null, the previously focused element. */
  finalFocus?: () => HTMLElement | null;
  /** Always full height, so that filtering a list does not make the sheet jump. */
  tall?: boolean;
}
