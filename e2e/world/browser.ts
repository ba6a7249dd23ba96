import type { PlaywrightTestOptions, PlaywrightWorkerOptions } from '@playwright/test';

/** Debian's Chromium as a cheap phone in India. */
export const browser = {
  launchOptions: {
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
  viewport: { width: 360, height: 800 },
  isMobile: true,
  hasTouch: true,
  locale: 'en-IN',
  timezoneId: 'Asia/Kolkata',
} satisfies Partial<PlaywrightTestOptions & PlaywrightWorkerOptions>;
