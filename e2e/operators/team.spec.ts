import type { Browser, Page } from '@playwright/test';
import { consoleUrl, giveScreenLock, invite } from '../world/console.ts';
import { mailedInvite } from '../world/inbox.ts';
import { expect, test } from '../world/test.ts';

const DESKTOP = { viewport: { width: 1440, height: 900 } };
test.use({ ...DESKTOP, isMobile: false, hasTouch: false });

/** A computer of its own, whose owner opens the link and makes a passkey. */
const join = async (browser: Browser, path: string): Promise<Page> => {
  const context = await browser.newContext({ ...DESKTOP, serviceWorkers: 'block' });
  const page = await context.newPage();
  await giveScreenLock(page);
  await page.goto(consoleUrl() + path);
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(page.getByRole('navigation', { name: 'Places' })).toBeVisible();
  return page;
};

/** The passkey that opened the session counts as shown for five minutes and one guarded call. */
const showPasskey = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Use passkey' }).click();

test('two admins invite a dispatcher, who works until the desk is taken away', async ({
  browser,
  request,
}) => {
  test.setTimeout(180_000);
  const email = 'dispatcher@karigar.example';
  const first = await join(browser, invite('first-admin@karigar.example', 'Pune', ['admin']));
  const second = await join(browser, invite('second-admin@karigar.example', 'Pune', ['admin']));

  await first.goto(`${consoleUrl()}/operators`);
  await expect(first.getByText('first-admin@karigar.example').first()).toBeVisible();
  await first.keyboard.press('i');
  await expect(first.getByLabel('Email')).toBeFocused();
  await first.keyboard.type(email);
  await first.keyboard.press('Tab');
  await first.keyboard.type('Meera Joshi');
  await first.getByRole('button', { name: 'Dispatch', exact: true }).click();
  await first.getByLabel('City').selectOption('Pune');
  await first.getByLabel('Why').fill('Dispatch in Pune needs a third person');
  await first.keyboard.press('Enter');
  await expect(first.getByText('Asked. A second person must agree.')).toBeVisible();

  await second.goto(`${consoleUrl()}/countersign`);
  await expect(
    second.getByRole('heading', { name: `Meera Joshi will be invited by a link to ${email}.` }),
  ).toBeVisible();
  await expect(second.getByText('Dispatch in Pune needs a third person')).toBeVisible();
  await second.keyboard.press('Enter');
  await expect(second.getByText('Meera Joshi is invited.')).toBeVisible();

  const dispatcher = await join(browser, await mailedInvite(request, email));
  const places = dispatcher.getByRole('navigation', { name: 'Places' });
  await expect(places.getByRole('link')).toHaveText([
    /Waiting/,
    /Dispatch/,
    /Bookings/,
    /Second person/,
    /Settings/,
  ]);

  const row = first.getByRole('option', { name: new RegExp(`Operator Meera Joshi ${email}`) });
  await first.keyboard.press('r');
  await row.click();
  await first.getByRole('button', { name: 'Dispatch', exact: true }).click();
  await first.getByLabel('Why').fill('Works for another team from today');
  await first.getByRole('button', { name: 'Save' }).click();
  await showPasskey(first);
  await expect(first.getByText('Saved.')).toBeVisible();

  await dispatcher.keyboard.press('g');
  await dispatcher.keyboard.press('d');
  await expect(dispatcher.getByText('This belongs to another desk.')).toBeVisible();
});
