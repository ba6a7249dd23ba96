import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { toasts } from '@karigar/client/toast/toasts';
import { lazyPart } from './lazy-part.ts';

const LazyPlace = lazyPart(
  async () => (await import('@karigar/client/toast/toast-place.tsx')).ToastPlace,
);

/** The toast place is as large as a screen, so it loads with the first touch and not with the first paint. */
export const ToastHost = () => {
  const [isWanted, setWanted] = useState(false);
  const isAnyWaiting = useSyncExternalStore(toasts.subscribe, toasts.isAnyWaiting);
  useEffect(() => {
    const touch = (): void => setWanted(true);
    // Once loaded it stays: what it shows would go with it.
    if (isAnyWaiting) touch();
    addEventListener('pointerdown', touch, { once: true });
    addEventListener('keydown', touch, { once: true });
    return () => {
      removeEventListener('pointerdown', touch);
      removeEventListener('keydown', touch);
    };
  }, [isAnyWaiting]);
  if (!isWanted && !isAnyWaiting) return null;
  return (
    <Suspense>
      <LazyPlace />
    </Suspense>
  );
};
