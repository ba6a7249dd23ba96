import type { Locator, Page } from '@playwright/test';
import { pick, takePhoto } from '../documents/photo.ts';
import { codeAfter, codeFor } from '../world/inbox.ts';
import { toast, typeCode } from '../world/screen.ts';
import { expect } from '../world/test.ts';

/** A missing step on the dashboard of a serviceman. */
export const step = (page: Page, name: string): Locator => page.getByRole('link', { name });
const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

/** Signs up by phone and enters a name, as a serviceman does. */
export async function signUp(page: Page, phone: string, lastName: string): Promise<void> {
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

export async function sendLicence(page: Page, number: string): Promise<void> {
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

export async function enterBank(page: Page, phone: string, holder: string): Promise<void> {
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

export async function proposeSkills(page: Page, area = 'Aundh, Pune'): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Your skills and your area' }).click();
  await page.getByRole('button', { name: 'Plumbing' }).click();
  await page.getByLabel('Where you start your day').selectOption(area);
  await button(page, 'Send').click();
  await expect(page.getByText(/^Our team checks it by/).last()).toBeVisible();
}

/** Shows the passkey by Enter, once the sheet that asks for it has the focus. */
export async function showPasskey(page: Page): Promise<void> {
  await expect(button(page, 'Use passkey')).toBeFocused();
  await page.keyboard.press('Enter');
}

/** A guarded act asks for the passkey once, unless it was shown just now; Enter shows it. */
async function actWithPasskey(page: Page, then: string): Promise<void> {
  await page.keyboard.press('a');
  const sheet = page.getByRole('dialog', { name: 'Show your passkey' });
  const after = page.getByText(then).first();
  await expect(sheet.or(after).first()).toBeVisible();
  if (await sheet.isVisible()) await showPasskey(page);
  await expect(after).toBeVisible();
}

export interface Application {
  name: string;
  /** As the bank shows it. */
  bankName: string;
  licence: string;
}

/** A reviewer goes to KYC, finds what waits of a serviceman, and chooses the first of it by keyboard. */
export async function chooseApplication(page: Page, name: string): Promise<void> {
  await page.keyboard.press('g');
  await page.keyboard.press('k');
  const options = page.getByRole('listbox', { name: 'Oldest first' }).getByRole('option');
  const chosen = options.and(page.getByRole('option', { selected: true }));
  await expect(chosen).toBeVisible();
  await expect(options.filter({ hasText: name })).toHaveCount(3);
  for (let left = await options.count(); left > 0; left -= 1) {
    if (((await chosen.textContent()) ?? '').includes(name)) break;
    await page.keyboard.press('j');
  }
  await expect(chosen).toContainText(`${name}Driving licence`);
  await expect(page.getByRole('img', { name: 'Picture of the document' })).toBeVisible();
}

/** Compares the licence, bank account and skills of the chosen serviceman, and verifies them by keyboard. */
export async function verifyApplication(
  page: Page,
  { name, bankName, licence }: Application,
): Promise<void> {
  const options = page.getByRole('listbox', { name: 'Oldest first' }).getByRole('option');
  const chosen = options.and(page.getByRole('option', { selected: true }));
  await page.keyboard.press('n');
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
  await page.keyboard.type(bankName);
  await page.keyboard.press('Escape');
  await actWithPasskey(page, 'Skills, confirmed');
  await actWithPasskey(page, 'Nothing is missing. After you verify, jobs are offered.');
  await expect(chosen).toContainText('Last look');
  await page.keyboard.press('a');
  await showPasskey(page);
  await expect(options.filter({ hasText: name })).toHaveCount(0);
}
