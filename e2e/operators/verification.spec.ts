import { randomInt } from 'node:crypto';
import { consoleUrl, giveScreenLock, invite } from '../world/console.ts';
import { expect, newPhone, test } from '../world/test.ts';
import {
  chooseApplication,
  enterBank,
  proposeSkills,
  sendLicence,
  signUp,
  step,
  verifyApplication,
} from './candidate.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

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

  await chooseApplication(page, name);
  await page.keyboard.press('+');
  await page.keyboard.press('o');
  await expect(page.getByText('150 %')).toBeVisible();
  await page.keyboard.press('n');
  await page.keyboard.type('MH99 0000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Not equal. 4 tries left.')).toBeVisible();
  await page.keyboard.press('Escape');
  await verifyApplication(page, { name, bankName: `${lastName} Sunita`, licence });
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
