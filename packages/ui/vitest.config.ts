import { existsSync } from 'node:fs';
import { playwright } from '@vitest/browser-playwright';
import { defineProject } from 'vitest/config';

// Debian's own where it stands, so that the pictures come out alike; elsewhere the one Playwright installs.
const DEBIANS = '/usr/bin/chromium';

export default defineProject({
  // Found before the first test: what Vite meets later makes it load the page again.
  optimizeDeps: {
    include: [
      '@base-ui/react/alert-dialog',
      '@base-ui/react/csp-provider',
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
    testTimeout: 30_000,
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
          // A word that moved or a colour that changed is more than this; the edge of a glyph is not.
          comparatorOptions: { threshold: 0.2, allowedMismatchedPixelRatio: 0.001 },
          resolveScreenshotPath: ({ root, arg, ext }) => `${root}/pictures/${arg}${ext}`,
        },
      },
    },
  },
});
