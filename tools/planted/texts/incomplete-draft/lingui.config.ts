import { fileURLToPath } from 'node:url';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  rootDir: fileURLToPath(new URL('apps/web', import.meta.url)),
  sourceLocale: 'en',
  // ar-XB is no language: letters grow accents and run from right to left, for tests.
  locales: ['en', 'hi', 'ar-XB'],
  pseudoLocale: { locale: 'ar-XB' },
  fallbackLocales: { 'ar-XB': 'en' },
  catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['<rootDir>/src'] }],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});
