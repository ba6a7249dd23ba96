import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getConfig } from '@lingui/conf';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineProject } from 'vitest/config';
import { compileMessages } from '@karigar/client/build/compile-messages';

const root = fileURLToPath(new URL('.', import.meta.url));
const here = { configPath: fileURLToPath(new URL('../../lingui.config.ts', import.meta.url)) };
// Debian's own where it stands; elsewhere the one Playwright installs.
const DEBIANS = '/usr/bin/chromium';

/** The console's screens in a real browser, against a server that the test plays. */
export default defineProject({
  root,
  define: {
    'import.meta.env.APP_VERSION': JSON.stringify('0.0.0'),
  },
  plugins: [
    babel({
      plugins: [compileMessages],
      presets: [linguiTransformerBabelPreset({ linguiConfig: getConfig(here) }, here)],
    }),
    react({ compiler: true }),
    lingui(here),
  ],
  // Found before the first test: what Vite meets later makes it load the page again.
  optimizeDeps: {
    include: [
      '@base-ui/react/autocomplete',
      '@base-ui/react/csp-provider',
      '@base-ui/react/direction-provider',
      '@base-ui/react/dialog',
      '@base-ui/react/otp-field',
      '@base-ui/react/switch',
      '@base-ui/react/toast',
      '@lingui/core',
      '@lingui/react',
      '@tanstack/react-query',
      'axe-core',
      'react',
      'react-dom',
      'react-dom/client',
      'react/compiler-runtime',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
      'zod/mini',
    ],
  },
  test: {
    name: 'console',
    include: ['src/**/*.browser.test.tsx'],
    // A project does not inherit the root's: by default one core less than there are.
    maxWorkers: '100%',
    // On a shared machine that loses its cores for seconds one more try; a run by hand has none.
    retry: process.env['CI'] ? 1 : 0,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1440, height: 900 },
      instances: [{ browser: 'chromium' }],
      provider: playwright({
        launchOptions: {
          ...(existsSync(DEBIANS) && { executablePath: DEBIANS }),
          args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
        },
        contextOptions: { reducedMotion: 'reduce', locale: 'en-IN', timezoneId: 'Asia/Kolkata' },
      }),
    },
  },
});
