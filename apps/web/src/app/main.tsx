import '@karigar/ui/styles/styles.css';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { reportError, watchErrors } from '@karigar/client/errors/report-error';
import { startLanguage } from '@karigar/client/i18n/language';
import { askServer, catalogueOf } from '#platform/i18n/catalogues';
import { whenIdle } from '#platform/idle/when-idle';
import { startServiceWorker } from '../pwa/app-update.ts';
import { watchInstall } from '../pwa/install-offer.ts';
import { loadOpening } from './load-opening.ts';
import { Shell } from './shell.tsx';

watchErrors();
watchInstall();

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no #root');
await Promise.all([startLanguage(catalogueOf, askServer), loadOpening()]);
// A transition renders in slices, so that a slow phone handles touches in between.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <Shell />
      </I18nProvider>
    </StrictMode>,
  ),
);
whenIdle(() => void startServiceWorker().catch(reportError));
