import { wordsIn } from '../bookings/words.ts';
import { speak } from '../screens/looks.ts';
import { codeFor } from '../world/inbox.ts';
import { typeCode } from '../world/screen.ts';
import { expect, newPhone, test } from '../world/test.ts';
import { takePictures } from './pictures.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 360, height: 800 } });

test('a new serviceman signs up by phone in Hindi, reads what is missing and opens each step', async ({
  page,
  request,
}) => {
  const say = wordsIn('hi');
  const button = (english: string) => page.getByRole('button', { name: say(english), exact: true });
  const step = (english: string) => page.getByRole('link', { name: say(english) });
  const picture = takePictures(page, 'new-serviceman');
  await speak(page, 'hi');

  await page.goto('/');
  await picture('welcome');
  await page.getByRole('button', { name: say('I am a serviceman') }).click();
  const phone = newPhone();
  await page.getByLabel(say('Mobile number')).fill(phone);
  await picture('number');
  await button('Get OTP').click();
  await expect(page).toHaveURL('/otp');
  await typeCode(page, await codeFor(request, phone));
  await picture('code');
  await button('Login').click();
  await expect(page).toHaveURL('/');

  await expect(
    page.getByRole('heading', { name: say('Before jobs are offered to you') }),
  ).toBeVisible();
  for (const missing of ['Add your name', 'Send your documents', 'Choose where you work'])
    await expect(step(missing)).toBeVisible();
  await expect(page.getByText(say('Our team adds them. You have nothing to do.'))).toBeVisible();
  await picture('missing');

  await step('Add your name').click();
  await page.getByLabel(say('First name'), { exact: true }).fill('Sunita');
  await page.getByLabel(say('Last name')).fill('Kamble');
  await picture('name');
  await button('Update').click();
  await page.goto('/');
  await expect(step('Send your documents')).toBeVisible();
  await expect(step('Add your name')).toBeHidden();

  await step('Send your documents').click();
  await expect(page).toHaveURL('/id');
  await picture('documents');
  await page.goBack();
  await step('Choose where you work').click();
  await expect(page).toHaveURL('/duty');
  await picture('duty');
});
