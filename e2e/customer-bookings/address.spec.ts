import { createPerson } from '../../apps/api/testing/fresh-people.ts';
import { openJob } from '../world/job.ts';
import { look } from '../world/job-store.ts';
import { expect, test } from '../world/test.ts';
import { assignTo, bookAsGuest } from './book-visit.ts';
import { FAR_AREA } from '../../apps/api/testing/order-world.ts';
import { sendToWork } from './order-store.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const WHOLE = '302, Sai Heritage, Paud Road, Near Vanaz Metro, Whitefield, Bengaluru 560066';
const MAPS = 'https://www.google.com/maps/dir/?api=1&destination=';
const NORTH = FAR_AREA.latitude;

for (const pin of ['set', 'not-set'] as const) {
  test(`[DET-02] the serviceman sees flat, house, street, landmark, area and PIN code of an order, pin ${pin}`, async ({
    page: servicemanPage,
    browser,
    baseURL,
    extraHTTPHeaders,
  }) => {
    test.setTimeout(300_000);
    const context = await browser.newContext({
      ...(baseURL !== undefined && { baseURL }),
      ...(extraHTTPHeaders !== undefined && { extraHTTPHeaders }),
      viewport: { width: 360, height: 800 },
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    const customerPage = await context.newPage();
    const serviceman = await createPerson(look, 'serviceman', Date.now());
    await sendToWork(serviceman.id);

    const bookingId = await bookAsGuest(customerPage, 'assigned', pin);
    await expect(customerPage.getByText(WHOLE)).toBeVisible();
    const orderId = await assignTo(servicemanPage.request, bookingId, serviceman);
    await openJob(servicemanPage, {
      bookingId,
      orderId,
      code: '',
      serviceman,
      customer: serviceman,
    });
    await expect(servicemanPage.getByText(WHOLE)).toBeVisible();
    const way = await servicemanPage.getByRole('link', { name: 'Directions' }).getAttribute('href');
    if (pin === 'not-set') expect(way).toBe(`${MAPS}${encodeURIComponent(WHOLE)}`);
    else {
      const [latitude, longitude] = decodeURIComponent(way?.slice(MAPS.length) ?? '').split(',');
      expect(Number(latitude)).toBeGreaterThan(NORTH);
      expect(Number(latitude)).toBeLessThan(NORTH + 0.01);
      expect(Number(longitude)).toBeCloseTo(FAR_AREA.longitude);
    }

    await servicemanPage.getByRole('button', { name: 'Start Work', exact: true }).click();
    await expect(servicemanPage.getByRole('alertdialog')).toContainText(WHOLE);
    await servicemanPage.goto(`/accepted?id=${bookingId}`);
    await expect(servicemanPage.getByRole('link', { name: 'Directions' })).toHaveAttribute(
      'href',
      way ?? '',
    );
    await context.close();
  });
}
