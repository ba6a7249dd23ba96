import { createPerson } from '../../apps/api/testing/fresh-people.ts';
import { patternIn, wordsIn, type Language } from '../bookings/words.ts';
import { assignTo } from '../customer-bookings/book-visit.ts';
import { PLACES, sendToWork } from '../customer-bookings/order-store.ts';
import { speak } from '../screens/looks.ts';
import { codeFor } from '../world/inbox.ts';
import { look } from '../world/job-store.ts';
import { typeCode } from '../world/screen.ts';
import { expect, newPhone, test } from '../world/test.ts';
import { takePictures } from './pictures.ts';
import { workByCalls } from './work-by-calls.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const SERVICE = 21;

const LOOKS: readonly { language: Language; width: number; height: number }[] = [
  { language: 'hi', width: 360, height: 800 },
  { language: 'en', width: 1366, height: 900 },
];

for (const { language, width, height } of LOOKS) {
  test(`a guest with an empty phone books, follows, pays, tips, rates and books again, in ${language} at ${width} px`, async ({
    page,
    request,
  }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height });
    await speak(page, language);
    const say = wordsIn(language);
    const pattern = patternIn(language);
    const button = (english: string) =>
      page.getByRole('button', { name: say(english), exact: true });
    const region = (english: string) => page.getByRole('region', { name: say(english) });
    const picture = takePictures(page, `customer-${language}-${width}`);
    const serviceman = await createPerson(look, 'serviceman', Date.now());
    await sendToWork(serviceman.id);

    await test.step('the guest is welcomed, looks around and finds a service', async () => {
      await page.goto('/');
      const book = page.getByRole('button', { name: say('Book a service') });
      await expect(book).toBeVisible();
      await picture('welcome');
      await book.click();
      await expect(page).toHaveURL('/');
      await expect(page.getByText(say('What do you need?'))).toBeVisible();
      await picture('home');
      await page.goto(`/service/${SERVICE}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await picture('service');
    });

    await test.step('the guest gives address and time, and logs in to book', async () => {
      await button('Choose time').click();
      await page.getByLabel(say('PIN code')).fill(PLACES.assigned.pinCode);
      await page.getByLabel(say('Flat, house or building')).fill('302, Sai Heritage');
      await page.getByLabel(say('Street')).fill('Paud Road');
      await page.getByLabel(say('Landmark')).fill('Near Vanaz Metro');
      await page.getByLabel(say('Who should we ask for?')).fill('Asha Rao');
      await picture('address');
      await button('Use this address').click();
      const days = page.getByRole('group', { name: say('Days') }).getByRole('button');
      await days.nth(2).click();
      await page.locator('main section h2 + div button:enabled').first().click();
      await picture('time');
      await button('Book now').click();
      await expect(button('Log in to book')).toBeVisible();
      await picture('confirm');
      await button('Log in to book').click();
      const phone = newPhone();
      await page.getByLabel(say('Mobile number')).fill(phone);
      await button('Get OTP').click();
      await expect(page).toHaveURL('/otp');
      await typeCode(page, await codeFor(request, phone));
      await button('Login').click();
      await button('Confirm booking').click();
      await page.waitForURL(/\/booking\/\d+$/);
      await expect(page.getByText(say('Nobody has taken it yet'))).toBeVisible();
      await picture('booked');
    });

    const bookingId = Number(new URL(page.url()).pathname.split('/').at(-1));
    const orderId = await assignTo(request, bookingId, serviceman);
    const work = await workByCalls(request, serviceman, { bookingId, orderId });

    await test.step('the customer follows the visit and approves an add-on', async () => {
      await expect(region('Who comes')).toContainText(/\S+ \S\./);
      await picture('assigned');
      await work.start();
      await expect(page.getByText(say('Work started'))).toBeVisible();
      await work.propose(SERVICE);
      await expect(
        page.getByRole('heading', { name: pattern('{name} asks to add') }),
      ).toBeVisible();
      await picture('add-on');
      await button('Approve').click();
      await expect(page.getByRole('heading', { name: pattern('{name} asks to add') })).toBeHidden();
      await picture('started');
    });

    await test.step('the customer sees the amount, hands over the code and pays', async () => {
      await work.end();
      await expect(page.getByText(say('Work ended'))).toBeVisible();
      const shown = region('Completion OTP').getByRole('img').first();
      await expect(shown).toBeVisible();
      await expect(region('Payment')).toContainText(/₹/);
      await picture('ended');
      await work.verify(((await shown.getAttribute('aria-label')) ?? '').replaceAll(' ', ''));
      await expect(shown).toBeHidden();
      await picture('to-pay');
      await work.takeCash();
      await expect(region('Payment')).toContainText(say('Paid'));
      await picture('paid');
    });

    await test.step('the customer tips, rates and books again', async () => {
      const tips = page.getByRole('group', { name: say('Tip') }).getByRole('button');
      await tips.nth(1).click();
      await page.getByRole('button', { name: pattern('Record tip of {amount}') }).click();
      await expect(tips).toHaveCount(0);
      await page.getByRole('button', { name: pattern('Rate {name}') }).click();
      await page.getByRole('radio').nth(4).check();
      await button('Neat work').click();
      await picture('rating');
      await button('Submit').click();
      await expect(region('Your rating')).toBeVisible();
      await picture('rated');
    });

    await test.step('the customer books the same visit again with two taps', async () => {
      const before = page.url();
      await button('Book again').click();
      await expect(page).toHaveURL(`/book/${SERVICE}`);
      await expect(page.getByRole('main')).toContainText('302, Sai Heritage');
      await picture('again');
      await button('Confirm booking').click();
      await expect(page).toHaveURL(/\/booking\/\d+$/);
      expect(page.url()).not.toBe(before);
    });
  });
}
