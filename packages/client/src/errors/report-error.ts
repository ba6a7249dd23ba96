import { currentLanguage } from '../i18n/language.ts';
import { createReporter, describeError } from './error-report.ts';

const report = createReporter((described) => {
  const body = new Blob([JSON.stringify(described)], { type: 'application/json' });
  // A beacon outlives the page, and nobody waits for it.
  navigator.sendBeacon('/reports/errors', body);
});

export const reportError = (error: unknown): void =>
  report(
    describeError(error, {
      path: location.pathname,
      version: import.meta.env.APP_VERSION,
      language: currentLanguage(),
    }),
  );

export const watchErrors = (): void => {
  addEventListener('error', ({ error, message }) => reportError(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
};
