import { fileURLToPath } from 'node:url';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { LANGUAGES, PSEUDO_LANGUAGE } from './packages/domain/src/language.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Texts of dates, and the client's own: the app and the server both say them. */
const SHARED = ['packages/domain/src', 'packages/contract/src/wire'].map(at);

/** One catalogue of each app and one of the server in each language. */
export default defineConfig({
  // The repository: with an app's folder, the build of another app would match the catalogues of this one.
  rootDir: at('.'),
  sourceLocale: 'en',
  // Drafts are not collected: a text that one does not have is said in English (npm run texts:drafts).
  locales: [...LANGUAGES, PSEUDO_LANGUAGE],
  // No language of people: letters grow accents and brackets, for tests.
  pseudoLocale: {
    locale: PSEUDO_LANGUAGE,
    prepend: '⟦',
    append: '⟧',
    extend: 0.3,
    extendCharacter: '~',
  },
  fallbackLocales: { [PSEUDO_LANGUAGE]: 'en' },
  catalogs: [
    {
      path: at('apps/web/src/locales/{locale}'),
      include: [at('apps/web/src'), at('packages/client/src'), ...SHARED],
      // The server says a reviewer's reasons to servicemen; the console shows them before.
      exclude: ['**/*.test.ts', '**/verification/review-texts.ts'],
    },
    {
      path: at('apps/console/src/locales/{locale}'),
      include: [at('apps/console/src'), at('packages/client/src'), ...SHARED],
      exclude: ['**/*.test.ts'],
    },
    {
      path: at('apps/api/src/locales/{locale}'),
      include: [at('apps/api/src'), at('packages/contract/src'), at('packages/domain/src')],
      exclude: ['**/*.test.ts'],
    },
  ],
  // The second is our own `msg`, which also runs where no build replaces it: on the server.
  macro: { corePackage: ['@lingui/core/macro', '@karigar/domain/msg', '../msg.ts'] },
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});
