import { lazy, Suspense } from 'react';
import type { SheetProps } from './sheet-props.ts';

export type { SheetProps };

/** As large as a screen and first needed on a tap: loaded lazily, after the screen has rendered. */
const SheetDrawer = lazy(async () => ({
  default: (await import('./sheet-drawer.tsx')).SheetDrawer,
}));

/** A panel from below; the scrim, the grabber, Escape and the phone's Back all close it. */
export function Sheet(props: SheetProps) {
  return (
    <Suspense>
      <SheetDrawer {...props} />
    </Suspense>
  );
}
