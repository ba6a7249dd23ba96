import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { pick, takePhoto } from '../documents/photo.ts';
import { consoleUrl, giveScreenLock, invite } from '../world/console.ts';
import { codeAfter, codeFor } from '../world/inbox.ts';
import { toast, typeCode } from '../world/screen.ts';
import { expect, newPhone, test } from '../world/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const step = (page: Page, name: string) => page.getByRole('link', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Signs up by phone and enters a name, as a serviceman does. */
async function signUp(page: Page, phone: string, lastName: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'I am a serviceman' }).click();
  await page.getByLabel('Mobile number').fill(phone);
  await button(page, 'Get OTP').click();
  await expect(page).toHaveURL('/otp');
  await typeCode(page, await codeFor(page.request, phone));
  await button(page, 'Login').click();
  await expect(page).toHaveURL('/');
  await step(page, 'Your name').click();
  await page.getByLabel('First name', { exact: true }).fill('Sunita');
  await page.getByLabel('Last name').fill(lastName);
  await button(page, 'Update').click();
  await page.goto('/');
  await expect(step(page, 'Your name')).toBeHidden();
}

async function sendLicence(page: Page, number: string): Promise<void> {
  await page.goto('/id');
  await page.getByRole('button', { name: 'Upload: Driving licence' }).click();
  await pick(page, 'From gallery', 'IMG_0001.jpg', await takePhoto(page, 600, 400));
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('img', { name: 'Your photo' })).toBeVisible();
  await sheet.getByLabel('Document number').fill(number);
  await sheet.getByRole('button', { name: 'Upload', exact: true }).click();
  // A busy machine reads the picture slowly.
  await expect(toast(page, 'Document uploaded.')).toBeVisible({ timeout: 60_000 });
}

async function enterBank(page: Page, phone: string, holder: string): Promise<void> {
  await page.goto('/bank-details');
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await field('Bank name').fill('State Bank of India');
  await field('Account holder name').fill(holder);
  await field('Account number').fill('30214478903');
  await field('IFSC code').fill('SBIN0000454');
  const code = await codeAfter(page.request, phone, async () => {
    await button(page, 'Update').click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
  await typeCode(page, code);
  await button(page, 'Confirm').click();
  await expect(toast(page, 'Bank details saved.')).toBeVisible();
  // The sheet closes by going back, which would end the next navigation.
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state?.usr ?? null)).toBeNull();
}

async function proposeSkills(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Your skills and your area' }).click();
  await page.getByRole('button', { name: 'Plumbing' }).click();
  await page.getByLabel('Where you start your day').selectOption({ index: 1 });
  await button(page, 'Send').click();
  await expect(page.getByText(/^Our team checks it by/).last()).toBeVisible();
}

/** A guarded act asks for the passkey once, unless it was shown just now; Enter shows it. */
async function actWithPasskey(page: Page, then: string): Promise<void> {
  await page.keyboard.press('a');
  const sheet = page.getByRole('dialog', { name: 'Show your passkey' });
  const after = page.getByText(then).first();
  await expect(sheet.or(after).first()).toBeVisible();
  if (await sheet.isVisible()) await page.keyboard.press('Enter');
  await expect(after).toBeVisible();
}

test('a serviceman signs up on a phone and is verified by keyboard in the console, without SQL', async ({
  page: phonePage,
  browser,
}) => {
  test.setTimeout(180_000);
  const phone = newPhone();
  const lastName = `Kamble${String.fromCodePoint(...Array.from({ length: 6 }, () => 97 + randomInt(26)))}`;
  const name = `Sunita ${lastName}`;
  const licence = `MH12 2011${String(randomInt(1e7)).padStart(7, '0')}`;
  await signUp(phonePage, phone, lastName);
  await sendLicence(phonePage, licence);
  await enterBank(phonePage, phone, name);
  await proposeSkills(phonePage);

  const desk = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    isMobile: false,
    hasTouch: false,
    reducedMotion: 'reduce',
  });
  const page = await desk.newPage();
  const faults: string[] = [];
  page.on('console', (message) => {
    // A guarded call is refused once, until the passkey was shown.
    const isRefusal = message.text().includes('403');
    if (message.type() === 'error' && !isRefusal) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  await giveScreenLock(page);
  await page.goto(consoleUrl() + invite(`${lastName.toLowerCase()}@karigar.example`));
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();

  await page.keyboard.press('g');
  await page.keyboard.press('k');
  const options = page.getByRole('listbox', { name: 'Oldest first' }).getByRole('option');
  const chosen = options.and(page.getByRole('option', { selected: true }));
  await expect(chosen).toBeVisible();
  const mine = options.filter({ hasText: name });
  await expect(mine).toHaveCount(3);
  for (let left = await options.count(); left > 0; left -= 1) {
    if (((await chosen.textContent()) ?? '').includes(name)) break;
    await page.keyboard.press('j');
  }
  await expect(chosen).toContainText(`${name}Driving licence`);
  await expect(page.getByRole('img', { name: 'Picture of the document' })).toBeVisible();
  await page.keyboard.press('+');
  await page.keyboard.press('o');
  await expect(page.getByText('150 %')).toBeVisible();

  await page.keyboard.press('n');
  await page.keyboard.type('MH99 0000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Not equal. 4 tries left.')).toBeVisible();
  await page.keyboard.type(licence);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Equal', { exact: true })).toBeVisible();
  await page.keyboard.press('e');
  // The same day in every order of day and month.
  await page.keyboard.type('11112040');
  await page.keyboard.press('Escape');
  await page.keyboard.press('s');
  await page.keyboard.press('a');
  await expect(page.getByText(`Driving licence of ${name}: approved.`)).toBeVisible();

  await expect(chosen).toContainText('Bank account');
  // Its file is there: before, the letters of the name would be keys of the screen.
  await page.getByLabel('Name that the bank shows').waitFor();
  await page.keyboard.press('n');
  await expect(page.getByLabel('Name that the bank shows')).toBeFocused();
  await page.keyboard.type(`${lastName} Sunita`);
  await page.keyboard.press('Escape');
  await actWithPasskey(page, 'Skills, confirmed');
  await actWithPasskey(page, 'Nothing is missing. After you verify, jobs are offered.');
  await expect(chosen).toContainText('Last look');
  await page.keyboard.press('a');
  await expect(page.getByRole('dialog', { name: 'Show your passkey' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(mine).toHaveCount(0);
  expect(faults).toEqual([]);
  await desk.close();

  await phonePage.goto('/');
  // What is left is the serviceman's own.
  await expect(step(phonePage, 'Choose your hours')).toBeVisible();
  await expect(phonePage.getByText(/Our team|There is no work yet/)).toHaveCount(0);
  await phonePage.goto('/id');
  await expect(phonePage.getByRole('region', { name: 'Driving licence' })).toContainText(
    'Request Approved',
  );
});
