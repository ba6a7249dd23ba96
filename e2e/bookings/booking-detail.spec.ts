import { onCall, watchCalls } from '../world/calls.ts';
import { acceptAddOns, openJob } from '../world/job.ts';
import { addCars, changeBooking, readBooking } from '../world/job-store.ts';
import { DOOR, orderJob } from '../world/order-job.ts';
import { proposeAndAnswer } from '../world/propose.ts';
import { toast } from '../world/screen.ts';
import { liveOff } from '../world/live.ts';
import { expect, test } from '../world/test.ts';
import { changeBookings } from './change-bookings.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('[DET-01] the back arrow of a booking goes home from every previous screen', async ({
  page,
}) => {
  const job = await orderJob(page.request, 'assigned');
  await openJob(page, job);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL('/');
});

test('[DET-02] [DET-05] [FMT-01] [ADD-07] a booking shows service, time, address, customer, add-ons and bill', async ({
  page,
}) => {
  const job = await orderJob(page.request, 'assigned');
  await proposeAndAnswer(
    page.request,
    job,
    {
      'Gas top-up (R32, 200 g)': 'pending',
      'Drain pipe replacement': 'accepted',
      'Capacitor replacement (35 µF)': 'rejected',
    },
    2,
  );
  const { bookingNo } = await readBooking(job.bookingId);
  await openJob(page, job);
  await expect(page.getByText('Order ID')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(bookingNo);
  await expect(page.getByRole('heading', { name: 'Split AC foam-jet service' })).toBeVisible();
  await expect(page.locator('main svg').first()).toBeVisible();
  for (const fact of ['Date', 'Time', 'Quantity', 'Location'])
    await expect(page.getByText(fact, { exact: true })).toBeVisible();
  await expect(page.getByText(DOOR)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Customer details' })).toContainText(
    'Anjali Kulkarni',
  );
  await expect(page.getByRole('link', { name: 'Directions' })).toHaveAttribute(
    'href',
    `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(DOOR)}`,
  );
  const addOns = page.getByRole('region', { name: 'Add-ons' });
  await expect(addOns).toContainText('Gas top-up (R32, 200 g)× 2₹2,998.00Pending');
  await expect(addOns).toContainText('Drain pipe replacement× 2₹798.00Accepted');
  const bill = page.getByRole('region', { name: 'Bill summary' });
  await expect(bill).toContainText('Split AC foam-jet service × 1₹1,299.00');
  await expect(bill).toContainText('Drain pipe replacement × 2₹798.00');
  await expect(bill).not.toContainText('Gas top-up');
  await expect(bill).toContainText('Total₹2,097.00');
});

test('[ADD-06] a rejected add-on is not listed, for every spelling of the status', async ({
  page,
}) => {
  const job = await orderJob(page.request, 'assigned');
  await onCall(page, 'getAddOnsListForBooking', (route) =>
    route.fulfill({
      json: {
        success: true,
        code: 200,
        data: [
          { id: 1, name: 'By number', price: 10, quantity: 1, status: '2' },
          { id: 2, name: 'By word', price: 10, quantity: 1, status: 'rejected' },
          { id: 3, name: 'Open one', price: 10, quantity: 1, status: '0' },
          { id: 4, name: 'Taken one', price: 10, quantity: 1, status: '1' },
        ],
      },
    }),
  );
  await openJob(page, job);
  const addOns = page.getByRole('region', { name: 'Add-ons' });
  await expect(addOns).toContainText('Taken one× 1₹10.00Accepted');
  await expect(addOns).toContainText('Open one× 1₹10.00Pending');
  await expect(addOns).not.toContainText('By');
});

test('[DET-03] the car of a package shows, and is read only for a booking with a package', async ({
  page,
}) => {
  const job = await orderJob(page.request, 'assigned');
  const calls = watchCalls(page);
  await openJob(page, job);
  await expect(page.getByRole('heading', { name: 'Bill summary' })).toBeVisible();
  expect(calls).not.toContain('getCarDetails');
  await addCars(job.bookingId, [
    ['Hyundai i20', 'MH 12 QX 4581', 'Polar white'],
    ['Maruti Swift', 'MH 14 AA 0001', 'Red'],
  ]);
  await page.reload();
  const car = page.getByRole('region', { name: 'Car details' });
  await expect(car).toContainText('Hyundai i20 · Polar white');
  await expect(car).toContainText('MH 12 QX 4581');
  await expect(car).not.toContainText('Swift');
  expect(calls.filter((name) => name === 'getCarDetails')).toHaveLength(1);
});

test('[DET-04] the start time shows, and the server’s time overrides the phone’s', async ({
  page,
}) => {
  const job = await orderJob(page.request, 'started');
  await changeBooking(job.bookingId, { started_at: '2026-11-14T05:12:07Z' });
  await page.addInitScript(
    (id) => localStorage.setItem(`workStartedAt.${id}`, '2026-11-14 06:00:00'),
    job.bookingId,
  );
  await openJob(page, job);
  await expect(page.getByText(/^Started Work at (14 Nov 2026, )?10:42\sam$/)).toBeVisible();
});

test('[DET-06] Customer opens the chat with mainId and bookingId', async ({ page }) => {
  const job = await orderJob(page.request, 'started');
  await openJob(page, job);
  await page.getByRole('button', { name: 'Customer', exact: true }).click();
  await expect(page).toHaveURL('/chat');
  expect(await page.evaluate(() => history.state.usr)).toEqual({
    bookingId: job.bookingId,
    mainId: job.orderId,
  });
});

test('[DET-07] [DET-08] Call dials the customer and WhatsApp opens a chat with the customer', async ({
  page,
}) => {
  const job = await orderJob(page.request, 'started');
  await openJob(page, job);
  await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute(
    'href',
    `tel:+91${job.customer.phone}`,
  );
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/91${job.customer.phone}`,
  );
});

test('[DET-07] [DET-08] Call and WhatsApp without a phone number say so', async ({ page }) => {
  const job = await orderJob(page.request, 'started');
  await changeBooking(job.bookingId, { customer_phone: null });
  await openJob(page, job);
  await page.getByRole('button', { name: 'Call', exact: true }).click();
  await expect(toast(page, 'No number available')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'WhatsApp' }).click();
  await expect(toast(page, 'No number available')).toBeVisible();
});

test('[DET-09] [DET-10] a spinner shows until the booking is loaded, also after a failed load', async ({
  page,
}) => {
  const job = await orderJob(page.request, 'assigned');
  let isDown = true;
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const sent: string[] = [];
  await onCall(page, 'getBookingDetailsForServiceMan', async (route) => {
    sent.push(route.request().postData() ?? '');
    await (isDown ? route.fulfill({ status: 500, body: '' }) : route.continue());
  });
  await openJob(page, job);
  await expect(page.getByText("Couldn't load the booking. Trying again.")).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByText('Booking not found')).toBeHidden();
  expect(logged.join('\n')).toContain('Error fetching booking details');
  isDown = false;
  await expect(page.getByRole('heading', { name: 'Bill summary' })).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeHidden();
  expect(sent[0]).toMatch(/name="bookingStatus"\r\n\r\n1\r\n/);
});

test('[DET-10] a missing booking and another serviceman’s booking both show not found with a link home', async ({
  page,
}) => {
  const job = await orderJob(page.request, 'assigned');
  const others = await orderJob(page.request, 'assigned');
  await openJob(page, { ...job, bookingId: others.bookingId });
  await expect(page.getByRole('heading', { name: 'Booking not found' })).toBeVisible();
  const shown = await page.locator('main').innerText();
  await page.goto('/booking/1');
  await expect(page.getByRole('heading', { name: 'Booking not found' })).toBeVisible();
  expect(await page.locator('main').innerText()).toBe(shown);
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('[DET-11] the customer’s answer to an add-on shows without a reload', async ({
  page,
  request,
}) => {
  const job = await orderJob(page.request, 'started');
  await proposeAndAnswer(request, job, { 'Gas top-up (R32, 200 g)': 'pending' });
  await openJob(page, job);
  const addOns = page.getByRole('region', { name: 'Add-ons' });
  await expect(addOns).toContainText('Pending');
  await acceptAddOns(request, job);
  await expect(addOns).toContainText('Accepted', { timeout: 7000 });
});

test('[ERR-01] a failed refresh of a booking keeps the data, shows a hint and is logged', async ({
  page,
}) => {
  const job = await orderJob(page.request, 'started');
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await liveOff(page);
  await openJob(page, job);
  await expect(page.getByRole('timer')).toBeVisible();
  await page.route('**/api/**', (route) => route.abort('connectionreset'));
  await expect(page.getByText(/^Could not refresh/)).toBeVisible();
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Bill summary' })).toBeVisible();
  expect(logged.join('\n')).toContain('Error fetching booking details');
});

test('[WORK-05] work is on hold by the status Hold, and by the flag', async ({ page }) => {
  const job = await orderJob(page.request, 'started');
  await liveOff(page);
  let signs: Record<string, unknown> = { statusName: 'Hold', isHold: false };
  await changeBookings(page, () => signs);
  await openJob(page, job);
  const resume = page.getByRole('button', { name: 'Resume Work' });
  await expect(resume).toBeVisible();
  signs = { statusName: 'Assigned', isHold: false };
  await expect(resume).toBeHidden({ timeout: 8000 });
  signs = { statusName: 'Assigned', isHold: true };
  await expect(resume).toBeVisible({ timeout: 8000 });
});
