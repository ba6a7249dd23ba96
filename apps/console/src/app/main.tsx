import '@karigar/ui/styles/styles.css';
import '@karigar/ui/styles/desk.css';
import { watchErrors } from '@karigar/client/errors/report-error';
import { startLanguage } from '@karigar/client/i18n/language';
import { HistoryRouter } from '@karigar/client/navigation/history-router.tsx';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import * as z from 'zod/mini';
import { catalogueOf } from '#platform/i18n/catalogues';
import { App } from './app.tsx';

// Our content security policy forbids eval, which zod would otherwise try.
z.config({ jitless: true });
watchErrors();

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no #root');
await startLanguage(catalogueOf);
createRoot(root).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <HistoryRouter>
        <App />
      </HistoryRouter>
    </I18nProvider>
  </StrictMode>,
);
