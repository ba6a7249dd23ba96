import { existsSync } from 'node:fs';
import { playwright } from '@vitest/browser-playwright';
import { defineProject } from 'vitest/config';

// Debian's Chromium if installed, so that screenshots are reproducible; otherwise Playwright's.
const DEBIANS = '/usr/bin/chromium';

export default defineProject({
  // Listed up front: a dependency that Vite discovers later reloads the page during a test.
  optimizeDeps: {
    include: [
      '@base-ui/react/alert-dialog',
      '@base-ui/react/autocomplete',
      '@base-ui/react/csp-provider',
      '@base-ui/react/dialog',
      '@base-ui/react/direction-provider',
      '@base-ui/react/drawer',
      '@base-ui/react/otp-field',
      '@base-ui/react/switch',
      '@base-ui/react/toast',
      '@storybook/react-vite',
      'axe-core',
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
    ],
  },
  test: {
    name: 'ui',
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
      viewport: { width: 360, height: 800 },
      instances: [{ browser: 'chromium' }],
      provider: playwright({
        launchOptions: {
          ...(existsSync(DEBIANS) && { executablePath: DEBIANS }),
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
            '--font-render-hinting=none',
            '--disable-lcd-text',
          ],
        },
        contextOptions: { reducedMotion: 'reduce', locale: 'en-IN' },
      }),
      expect: {
        toMatchScreenshot: {
          comparatorName: 'pixelmatch',
          // A moved word or a changed colour exceeds this; glyph antialiasing does not.
          comparatorOptions: { threshold: 0.2, allowedMismatchedPixelRatio: 0.001 },
          resolveScreenshotPath: ({ root, arg, ext }) => `${root}/pictures/${arg}${ext}`,
        },
      },
    },
  },
});
