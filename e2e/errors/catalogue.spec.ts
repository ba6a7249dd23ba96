import { expect, test } from '../world/test.ts';
import { toast } from '../world/screen.ts';
import { openAsNewcomer } from '../documents/open-as.ts';
import { cutCall } from '../world/calls.ts';
import { CATALOGUE, LOGGED } from './catalogue.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { situation, provoke, words, where = toast } of CATALOGUE) {
  test(`${situation}: ${words}`, async ({ page }) => {
    await provoke(page);
    await expect(where(page, words).first()).toBeVisible();
  });
}

for (const [path, programType, words] of LOGGED) {
  test(`a failure on ${path} is only logged: ${words}`, async ({ page }) => {
    await cutCall(page, programType);
    const logged = page.waitForEvent('console', (message) => message.text().includes(words));
    await openAsNewcomer(page, path);
    await logged;
    await expect(page.getByRole('region', { name: 'Messages' }).getByText(/./)).toHaveCount(0);
  });
}
