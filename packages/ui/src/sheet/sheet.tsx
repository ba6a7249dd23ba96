import { lazy, Suspense } from 'react';
import type { SheetProps } from './sheet-props.ts';

export type { SheetProps };

/** It weighs as much as a screen, and is first needed by a tap: it comes once the screen that has it stands. */
const SheetDrawer = lazy(async () => ({
  default: (await import('./sheet-drawer.tsx')).SheetDrawer,
}));

/** Comes up from below; the scrim, the grabber, Escape and the phone's Back all close it. */
export function Sheet(props: SheetProps) {
  return (
    <Suspense>
      <SheetDrawer {...props} />
    </Suspense>
  );
}
