import { toasts } from '@karigar/client/toast/toasts';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';

const ToastPlace = lazy(async () => ({
  default: (await import('@karigar/client/toast/toast-place.tsx')).ToastPlace,
}));

/** Loaded with the first toast; once loaded it stays, as what it shows would go with it. */
export const Toasts = () => {
  const isAnyWaiting = useSyncExternalStore(toasts.subscribe, toasts.isAnyWaiting);
  const [isWanted, setWanted] = useState(false);
  if (isAnyWaiting && !isWanted) setWanted(true);
  return isWanted ? (
    <Suspense>
      <ToastPlace />
    </Suspense>
  ) : null;
};
