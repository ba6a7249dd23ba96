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
  for (const missing of [
    'Your name',
    'Aadhaar card or driving licence',
    'Bank account',
    'Your work times',
    'Alerts',
  ])
    await expect(step(missing)).toBeVisible();
  await expect(
    page.getByText(
      say('There is no work yet, because some steps are still open. Tap each of them.'),
    ),
  ).toBeVisible();
  await picture('missing');

  await step('Your name').click();
  await page.getByLabel(say('First name'), { exact: true }).fill('Sunita');
  await page.getByLabel(say('Last name')).fill('Kamble');
  await picture('name');
  await button('Update').click();
  await page.goto('/');
  await expect(step('Aadhaar card or driving licence')).toBeVisible();
  await expect(step('Your name')).toBeHidden();

  await page.getByRole('button', { name: say('Your skills and your area') }).click();
  await page.getByRole('button', { name: 'प्लंबिंग' }).click();
  await page.getByLabel(say('Where you start your day')).selectOption({ index: 1 });
  await picture('skills');
  await button('Send').click();
  await expect(page.getByText(/जाँचती है। आपको कुछ नहीं करना है।/)).toBeVisible();
  await picture('skills-sent');

  await step('Aadhaar card or driving licence').click();
  await expect(page).toHaveURL('/id');
  await picture('documents');
  await page.goBack();
  await step('Your work times').click();
  await expect(page).toHaveURL('/duty');
  await picture('duty');
});
