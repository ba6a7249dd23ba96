import { lazy, Suspense, useSyncExternalStore } from 'react';
import { appUpdate } from '../pwa/app-update.ts';
import { installOffer } from '../pwa/install-offer.ts';

const LazyOffers = lazy(async () => ({ default: (await import('./offers.tsx')).Offers }));

/** Most visits have nothing to offer: the words come when there is something. */
export const OfferHost = () => {
  const isUpdateReady = useSyncExternalStore(appUpdate.subscribe, appUpdate.isReady);
  const isInstallOpen = useSyncExternalStore(installOffer.subscribe, installOffer.isOpen);
  if (!isUpdateReady && !isInstallOpen) return null;
  return (
    <Suspense>
      <LazyOffers />
    </Suspense>
  );
};
