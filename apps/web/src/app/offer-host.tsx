import { Suspense, useSyncExternalStore } from 'react';
import { useIsIdle } from '#platform/idle/use-is-idle';
import { appUpdate } from '../pwa/app-update.ts';
import { installOffer } from '../pwa/install-offer.ts';
import { lazyPart } from './lazy-part.ts';

const LazyOffers = lazyPart(async () => (await import('./offers.tsx')).Offers);

/** Loads the offers and their texts only when there is something to offer. */
export const OfferHost = () => {
  const isUpdateReady = useSyncExternalStore(appUpdate.subscribe, appUpdate.isReady);
  const isInstallOpen = useSyncExternalStore(installOffer.subscribe, installOffer.isOpen);
  const isIdle = useIsIdle();
  if (!isIdle || (!isUpdateReady && !isInstallOpen)) return null;
  return (
    <Suspense>
      <LazyOffers />
    </Suspense>
  );
};
