import { speak } from '../screens/looks.ts';
import { acceptAddOns } from '../world/job.ts';
import { otherThan } from '../world/inbox.ts';
import { orderJob } from '../world/order-job.ts';
import { DEMO_PASSWORD } from '../world/people.ts';
import { typeCode } from '../world/screen.ts';
import { expect, test } from '../world/test.ts';
import { openPayment } from './open-payment.ts';
import { wordsIn, type Language } from './words.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SERVICE = { en: 'Split AC foam-jet service', hi: 'स्प्लिट एसी फोम-जेट सर्विस' };
const SPRAY = { en: 'Anti-rust spray', hi: 'ज़ंग-रोधी स्प्रे' };

for (const language of ['en', 'hi'] satisfies Language[]) {
  test(`[WORK-03] [WORK-13] [PAY-06] a whole booking from login to cash, in ${language}`, async ({
    page,
    request,
  }) => {
    test.setTimeout(300_000);
    const say = wordsIn(language);
    const button = (english: string) =>
      page.getByRole('button', { name: say(english), exact: true });
    const job = await orderJob(request, 'assigned');
    await speak(page, language);

    await page.goto('/login2');
    await page.getByLabel(say('Email'), { exact: true }).fill(job.serviceman.email);
    await page.getByLabel(say('Password'), { exact: true }).fill(DEMO_PASSWORD);
    await button('Login Now').click();
    await expect(page).toHaveURL('/');

    await page.getByRole('link', { name: SERVICE[language] }).click();
    await expect(page).toHaveURL(`/booking/${job.bookingId}`);
    await button('Start Work').click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('Start Work') })
      .click();
    await expect(page.getByRole('timer')).toBeVisible();

    await button('Add Services').click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: `${say('Add')}: ${SPRAY[language]}` }).click();
    await sheet.getByRole('button', { name: say('Add Services'), exact: true }).click();
    await expect(page.getByText(say('Add-ons added successfully!'))).toBeVisible();
    const spray = page.getByText(say('Pending'), { exact: true });
    await expect(spray).toBeVisible();
    await acceptAddOns(request, job);
    await expect(page.getByText(say('Accepted'), { exact: true })).toBeVisible();
    await expect(page.getByText('₹1,548.00')).toBeVisible();

    await button('Hold Work').click();
    await sheet.getByRole('radio').nth(1).check();
    await sheet.getByRole('button', { name: say('Spare part needed') }).click();
    await sheet.locator('button').last().click();
    await expect(button('Resume Work')).toBeVisible();
    await expect(button('End Work')).toBeDisabled();
    await button('Resume Work').click();
    await expect(button('Hold Work')).toBeVisible();

    await button('End Work').click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('End Work') })
      .click();
    await expect(page.getByText(say('Work Completed')).first()).toBeVisible();
    await typeCode(page, otherThan(job.code));
    await button('Submit').click();
    await expect(page.getByRole('alert')).toContainText(say('Incorrect OTP. Please try again.'));
    await page.locator('[role=group] input').first().fill(job.code);
    await button('Submit').click();
    await expect(page).toHaveURL('/');

    await openPayment(page, job);
    await expect(page.getByText('₹1,548.00').first()).toBeVisible();
    await button('Continue').click();
    await expect(page.getByText(say('Payment successful!'))).toBeVisible();
    await expect(page).toHaveURL('/');
    await openPayment(page, job);
    await expect(page.getByRole('heading', { name: say('Payment Completed') })).toBeVisible();
  });
}
