import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** Pictures of every screen: `npm run screenshots`. */
export default defineConfig({
  ...base,
  testMatch: '**/*.picture.ts',
  timeout: 60_000,
  use: { ...base.use, deviceScaleFactor: 2, contextOptions: { reducedMotion: 'reduce' } },
});
