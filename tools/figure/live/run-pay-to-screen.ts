import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { openPayment } from '../../../e2e/bookings/open-payment.ts';
import { plantDay, tokenOf, type Job } from '../../../e2e/world/job.ts';
import { signIn, type LiveWorld } from './with-live-world.ts';

/** As long as a stream needs to prove itself; until then the screen polls as well. */
const SETTLED_MS = 3000;

const signInCustomer = async (context: BrowserContext, { customer }: Job): Promise<void> => {
  const token = await tokenOf(context.request, customer, 'customer');
  await context.addInitScript((authToken) => {
    localStorage.setItem('authToken', authToken);
    localStorage.setItem('role', 'customer');
  }, token);
};

/** When these words were first on the screen, as of the page's clock. */
const whenShown = (page: Page, words: string): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = (): void => {
          if (document.body.innerText.includes(wanted)) resolve(Date.now());
        };
        new MutationObserver(() => requestAnimationFrame(look)).observe(document, {
          subtree: true,
          childList: true,
          characterData: true,
        });
      }),
    words,
  );

/** Each payment: the serviceman waits on the payment screen, the customer pays on the gateway's page. */
export const runPayToScreen = async (world: LiveWorld, payments: number): Promise<number[]> => {
  const jobs = await plantDay(payments, 'ended');
  const [first] = jobs;
  if (first === undefined) return [];
  const [servicemansPhone, customersPhone] = [await world.newPhone(), await world.newPhone()];
  await signIn(servicemansPhone, first);
  await signInCustomer(customersPhone, first);
  const [serviceman, customer] = [await servicemansPhone.newPage(), await customersPhone.newPage()];
  const took: number[] = [];
  for (const job of jobs) {
    const path = `/booking/${job.bookingId}`;
    await serviceman.goto(path);
    await openPayment(serviceman, job);
    await serviceman.getByRole('button', { name: 'Continue', exact: true }).waitFor();
    await customer.goto(path);
    await customer.getByRole('button', { name: /^Pay .* now$/ }).click();
    const pay = customer.getByRole('button', { name: 'Pay', exact: true });
    await pay.waitFor();
    await pause(SETTLED_MS);
    const shown = whenShown(serviceman, 'Take no cash.');
    const pressed = Date.now();
    await pay.click();
    took.push((await shown) - pressed);
  }
  await servicemansPhone.close();
  await customersPhone.close();
  return took;
};
