import type { ReactNode, RefObject } from 'react';

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
  /** What takes it when the sheet closes; with null, or without this, what had it before. */
  finalFocus?: () => HTMLElement | null;
  /** Always as high as it may be: a list that is searched does not make it jump. */
  tall?: boolean;
}
