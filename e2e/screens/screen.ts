import type { Page } from '@playwright/test';

export interface Screen {
  name: string;
  /** A state of a screen whose normal state is checked too: opened by the figure `axe` only. */
  isOtherState?: true;
  /** Opens the screen in a fresh page, by selectors that no language changes. */
  open: (page: Page) => Promise<void>;
  /** Console messages that this screen causes by design. */
  noise?: RegExp;
}
