import { expect, type Locator, type Page } from '@playwright/test';
import { createKeyboard } from '../console/keyboard.ts';
import { go } from '../console/open-desk.ts';

/** What the panel at the end side shows. */
export const panelOf = (page: Page): Locator => page.getByRole('complementary');

const titleOf = async (page: Page): Promise<string> =>
  (await page.getByRole('heading', { level: 1 }).allInnerTexts())[0] ?? '';

/** From anywhere to a tab of Money. */
export const openTab = async (page: Page, title: string): Promise<void> => {
  await go(page, 'm', 'Payout runs');
  await createKeyboard(page).until(']', title, () => titleOf(page));
};

/** Somebody else answers, or the list is read again. */
const UNCHOSEN_MS = 1500;

/** The row that is chosen, by its id; null in an empty list. Where the chosen one fell away the person chooses again. */
export const chosenRow = async (page: Page): Promise<string | null> => {
  const rows = page.getByRole('option');
  const chosen = page.locator('[role=option][aria-selected=true]');
  while ((await rows.count()) > 0) {
    const isChosen = await chosen.waitFor({ timeout: UNCHOSEN_MS }).then(
      () => true,
      () => false,
    );
    if (isChosen) return chosen.getAttribute('id');
    await page.keyboard.press('j');
  }
  return null;
};

/** Until what is typed arrives in this field. */
export const isIn = (page: Page, label: string): Promise<void> =>
  expect(page.getByRole('textbox', { name: label })).toBeFocused();

/** A key that opens a field. */
export const openField = async (page: Page, key: string, label: string): Promise<void> => {
  await page.keyboard.press(key);
  await isIn(page, label);
};

/** The row is off the list, or the panel says why not. */
export const isAnswered = async (page: Page, row: string): Promise<void> => {
  const fault = panelOf(page).getByRole('alert');
  const gone = page.locator(`[id="${row}"]`).waitFor({ state: 'detached' });
  const said = fault.waitFor().then(async () => {
    throw new Error(`${row}: ${await fault.innerText()}`);
  });
  said.catch(() => undefined);
  await Promise.race([gone, said]);
};
