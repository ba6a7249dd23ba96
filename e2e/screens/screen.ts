import type { Page } from '@playwright/test';

export interface Screen {
  name: string;
  /** Opens the screen in a fresh page, by selectors that no language changes. */
  open: (page: Page) => Promise<void>;
  /** Console messages that this screen causes by design. */
  noise?: RegExp;
}
