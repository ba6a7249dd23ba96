import { CSPProvider } from '@base-ui/react/csp-provider';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { ErrorBoundary } from '@karigar/client/errors/error-boundary.tsx';
import { useDirection } from '@karigar/client/i18n/language';
import { useIsOutdated } from '@karigar/client/version/app-version';
import { Suspense, type ReactNode } from 'react';
import { appMessages as texts } from './app.messages.ts';
import { Notice } from './notice.tsx';
import { Toasts } from './toasts.tsx';

const Broken = () => <Notice title={texts.broken} help={texts.brokenHelp} />;

/** Around every screen: direction, toasts and the error boundary. */
export const App = ({ children }: { children: ReactNode }) => {
  const direction = useDirection();
  const isOutdated = useIsOutdated();
  return (
    <CSPProvider disableStyleElements>
      <DirectionProvider direction={direction}>
        <ErrorBoundary broken={<Broken />}>
          <Suspense>
            {isOutdated ? <Notice title={texts.outdated} help={texts.outdatedHelp} /> : children}
          </Suspense>
          <Toasts />
        </ErrorBoundary>
      </DirectionProvider>
    </CSPProvider>
  );
};
