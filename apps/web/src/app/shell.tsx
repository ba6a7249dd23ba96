import { CSPProvider } from '@base-ui/react/csp-provider';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Banner } from '@karigar/ui/banner/banner';
import { Suspense } from 'react';
import { useDirection } from '@karigar/client/i18n/language';
import { useSay } from '@karigar/client/i18n/use-say';
import { useOnline } from '@karigar/client/network/use-online';
import { useIsOutdated } from '@karigar/client/version/app-version';
import { shellMessages as texts } from './shell.messages.ts';
import { ErrorBoundary } from '@karigar/client/errors/error-boundary.tsx';
import { BrokenScreen } from './broken-screen.tsx';
import { Outdated } from './notices.ts';
import { OfferHost } from './offer-host.tsx';
import { Router } from './router.tsx';
import styles from './shell.module.css';
import { ToastHost } from './toast-host.tsx';
import { useSavedNote } from './use-saved-note.ts';

/** Around every screen: direction, toasts, connection state and the error boundary. */
export const Shell = () => {
  const say = useSay();
  const saved = useSavedNote();
  const direction = useDirection();
  const isOnline = useOnline();
  const isOutdated = useIsOutdated();
  return (
    <CSPProvider disableStyleElements>
      <DirectionProvider direction={direction}>
        <ErrorBoundary broken={<BrokenScreen />}>
          <div className={styles['shell']}>
            {/* Filled by the sync banner once somebody is signed in. */}
            <div data-sync />
            {!isOnline && (
              <Banner tone="offline" {...saved}>
                {say(texts.offline)}
              </Banner>
            )}
            <OfferHost />
            <div className={styles['screen']}>
              <Suspense>{isOutdated ? <Outdated /> : <Router />}</Suspense>
            </div>
          </div>
          <ToastHost />
        </ErrorBoundary>
      </DirectionProvider>
    </CSPProvider>
  );
};
