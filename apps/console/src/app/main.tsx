import '@karigar/ui/styles/styles.css';
import '@karigar/ui/styles/desk.css';
import { watchErrors } from '@karigar/client/errors/report-error';
import { startLanguage } from '@karigar/client/i18n/language';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { catalogueOf } from '#platform/i18n/catalogues';
import { App } from './app.tsx';
import { Start } from './start.tsx';

watchErrors();

const root = document.querySelector('#root');
if (root === null) throw new Error('The page has no #root');
await startLanguage(catalogueOf);
createRoot(root).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <App>
        <Start />
      </App>
    </I18nProvider>
  </StrictMode>,
);
