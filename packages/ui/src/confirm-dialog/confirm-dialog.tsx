import { lazy, Suspense } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog-props.ts';

/** Like a sheet, it comes once the screen that has it stands. */
const ConfirmAlert = lazy(async () => ({
  default: (await import('./confirm-alert.tsx')).ConfirmAlert,
}));

/** Asks once before what is hard to undo. It stays open until the caller closes it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <Suspense>
      <ConfirmAlert {...props} />
    </Suspense>
  );
}
