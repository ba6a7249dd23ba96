import type { Page } from '@playwright/test';
import type { Job } from '../world/job.ts';

/** Opens /payment like a link of the app: with the booking in the navigation state. */
export async function openPayment(
  page: Page,
  { bookingId, orderId }: Pick<Job, 'bookingId' | 'orderId'>,
): Promise<void> {
  await page.evaluate(
    (usr) => history.pushState({ usr, key: 'opened', idx: history.length }, '', '/payment'),
    { bookingId, mainId: orderId },
  );
  await page.reload();
}
