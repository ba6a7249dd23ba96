import type { Page } from '@playwright/test';

export interface Screen {
  name: string;
  /** Brings a fresh page to the screen, by nothing that a language could change. */
  open: (page: Page) => Promise<void>;
  /** What the browser must write to its console for this screen to come about. */
  noise?: RegExp;
}
