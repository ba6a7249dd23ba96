import { lazy, Suspense } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog-props.ts';

/** Loaded lazily, after the screen has rendered. */
const ConfirmAlert = lazy(async () => ({
  default: (await import('./confirm-alert.tsx')).ConfirmAlert,
}));

/** Asks for confirmation before an action that is hard to undo. Stays open until the caller closes it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Suspense>
      <ConfirmAlert {...props} />
    </Suspense>
  );
}
