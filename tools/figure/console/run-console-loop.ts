import { chromium, type Browser, type Page } from '@playwright/test';
import {
  chooseApplication,
  enterBank,
  proposeSkills,
  sendLicence,
  showPasskey,
  signUp,
  step,
  verifyApplication,
} from '../../../e2e/operators/candidate.ts';
import { browser as settings } from '../../../e2e/world/browser.ts';
import { consoleUrl, giveScreenLock, invite } from '../../../e2e/world/console.ts';
import { codeFor, mailedInvite } from '../../../e2e/world/inbox.ts';
import { toast, typeCode } from '../../../e2e/world/screen.ts';
import { expect } from '../../../e2e/world/test.ts';
import type { EmptyWorld } from './empty-world.ts';
import { takePictures } from './take-pictures.ts';
import { createStory, type Story } from './story.ts';
import { watchCalls, type SentAgain } from './watch-calls.ts';

const { launchOptions, ...PHONE } = settings;
const DESKTOP = { viewport: { width: 1440, height: 900 }, locale: 'en-IN' } as const;

const SUNITA = { phone: '7000000101', lastName: 'Kamble', licence: 'MH12 20110012345' };
const CUSTOMER_PHONE = '7000000102';
/** Kitchen tap leak repair, in Kothrud. */
const SERVICE = { path: '/service/26', area: 'Kothrud, Pune', pinCode: '411038' };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What an operator's computer shows. */
async function join(page: Page, path: string): Promise<void> {
  await giveScreenLock(page);
  await page.goto(consoleUrl() + path);
  await button(page, 'Make a passkey').click();
  await page.getByRole('navigation', { name: 'Places' }).waitFor();
  await page.getByText('Live', { exact: true }).waitFor();
}

/** Presses keys one after the other. */
async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** A guarded act asks for the passkey, unless it was shown just now; Enter shows it. */
async function withPasskey(page: Page, isDone: () => Promise<void>): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Show your passkey' });
  await Promise.race([sheet.waitFor(), isDone()]);
  if (await sheet.isVisible()) await showPasskey(page);
  await isDone();
}

interface NewOperator {
  email: string;
  name: string;
  desks: readonly string[];
}

/** One admin asks, the other agrees; the link is mailed to the person. */
async function inviteBoth(
  first: Page,
  second: Page,
  operators: readonly NewOperator[],
): Promise<void> {
  await first.goto(`${consoleUrl()}/operators`);
  for (const { email, name, desks } of operators) {
    await first.getByRole('button', { name: /^Invite/ }).waitFor();
    await press(first, 'i');
    await expect(first.getByLabel('Email')).toBeFocused();
    await first.keyboard.type(email);
    await press(first, 'Tab');
    await first.keyboard.type(name);
    for (const desk of desks) await button(first, desk).click();
    await first.getByLabel('City').selectOption('Pune');
    await first.getByLabel('Why').fill('Pune opens and needs a desk');
    await press(first, 'Enter');
    const form = first.getByRole('complementary', { name: 'New invitation' });
    await withPasskey(first, () => form.waitFor({ state: 'hidden' }));
  }
  await second.goto(`${consoleUrl()}/countersign`);
  for (const { email, name } of operators) {
    const words = `${name} will be invited by a link to ${email}.`;
    const request = second.getByRole('heading', { name: words });
    await request.waitFor();
    await second.getByRole('button', { name: /^Agree/ }).waitFor();
    await press(second, 'Enter');
    await withPasskey(second, () => request.waitFor({ state: 'hidden' }));
  }
}

/** The serviceman signs up and applies; with an area come the usual hours of every day. */
async function apply(page: Page): Promise<void> {
  const { phone, lastName, licence } = SUNITA;
  await signUp(page, phone, lastName);
  await sendLicence(page, licence);
  await enterBank(page, phone, `Sunita ${lastName}`);
  await proposeSkills(page, SERVICE.area);
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await step(page, 'Your work times').click();
  await page.getByRole('button', { name: /^You start from/ }).click();
  const [area = ''] = SERVICE.area.split(',');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${area}`) })
    .click();
  await page.getByRole('switch', { name: 'On duty' }).waitFor();
}

/** The customer signs up at the last step of the order; returns the number of the booking. */
async function book(page: Page): Promise<void> {
  await page.goto('/login2');
  await page.getByRole('button', { name: 'continue as guest' }).click();
  await expect(page).toHaveURL('/');
  await page.goto(SERVICE.path);
  await page.locator('main + footer button').click();
  await page.getByLabel('PIN code').fill(SERVICE.pinCode);
  await page.getByLabel('Flat, house or building').fill('302, Sai Heritage');
  await page.getByLabel('Street').fill('Paud Road');
  await page.getByLabel('Landmark').fill('Near Vanaz Metro');
  await page.getByLabel('Who should we ask for?').fill('Asha Rao');
  await button(page, 'Use this address').click();
  await page.locator('main section h2 + div button:enabled').first().click();
  await button(page, 'Book now').click();
  await button(page, 'Log in to book').click();
  await page.getByLabel('Mobile number').fill(CUSTOMER_PHONE);
  await button(page, 'Get OTP').click();
  await expect(page).toHaveURL('/otp');
  await typeCode(page, await codeFor(page.request, CUSTOMER_PHONE));
  await button(page, 'Login').click();
  await button(page, 'Confirm booking').click();
  await page.waitForURL(/\/booking\/\d+$/);
  await page.getByText('Nobody has taken it yet').waitFor();
}

/** Goes to Waiting, chooses the item of the kind, and opens its place: all by keyboard. */
async function openItem(page: Page, kind: string): Promise<void> {
  await press(page, 'g', 'w');
  await page.getByRole('heading', { name: 'Waiting', level: 1 }).waitFor();
  await press(page, 'r');
  const item = page.getByRole('option', { name: /Kitchen tap leak repair/ });
  const wanted = item.filter({ hasText: kind });
  await wanted.waitFor();
  while ((await wanted.getAttribute('aria-selected')) !== 'true') await press(page, 'j');
  await press(page, 'Enter');
  await page.getByRole('heading', { name: 'Dispatch', exact: true }).waitFor();
}

async function work(page: Page): Promise<void> {
  await page.goto('/');
  await page
    .getByRole('link', { name: /Kitchen tap leak repair/ })
    .first()
    .click();
  await button(page, 'Start Work').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Start Work' }).click();
  await button(page, 'End Work').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'End Work' }).click();
  await page.getByText('Work Completed').first().waitFor();
}

interface People {
  customer: Page;
  serviceman: Page;
  meera: Page;
  ravi: Page;
}

async function play({ step: tell }: Story, world: EmptyWorld, people: People): Promise<void> {
  const { customer, serviceman, meera, ravi } = people;
  await tell('the reviewer verifies the serviceman', async () => {
    const name = `Sunita ${SUNITA.lastName}`;
    await chooseApplication(meera, name);
    await verifyApplication(meera, {
      name,
      bankName: `${SUNITA.lastName} Sunita`,
      licence: SUNITA.licence,
    });
  });
  await tell('the customer signs up and books', async () => {
    await serviceman.goto('/pending');
    await serviceman.getByText('No job offers now').waitFor();
    await book(customer);
  });
  await tell('the serviceman reads the offer and does not answer', () =>
    button(serviceman, 'Accept').waitFor(),
  );
  await tell('nobody takes it', async () => {
    await world.pass(16);
    await press(meera, 'g', 'w');
    for (const page of [meera, ravi]) {
      const read = page.waitForResponse((reply) => reply.url().includes('/api/') && reply.ok());
      await press(page, 'r');
      await read;
    }
    await world.pass(17);
  });
  await tell('the board assigns it', async () => {
    await openItem(meera, 'Nobody took it');
    await meera.getByRole('button', { name: /^Assign Sunita Kamble/ }).waitFor();
    await press(meera, 'Enter');
    await meera.getByText('Kitchen tap leak repair is with Sunita Kamble.').waitFor();
    await customer.getByText(/has the job$/).waitFor();
  });
  await tell('work starts and ends', async () => {
    await work(serviceman);
    // The phone says so at once; the customer's says that it has arrived.
    await customer.getByText('Work ended').first().waitFor();
  });
  await tell('no code arrives: two people close it', async () => {
    await world.pass(11);
    await openItem(meera, 'No code');
    await meera.getByRole('button', { name: /^Close without code/ }).waitFor();
    await press(meera, 'Enter');
    await meera.getByRole('dialog', { name: 'Close without code' }).waitFor();
    await meera.keyboard.type('The phone of the customer is off');
    await press(meera, 'Enter');
    await withPasskey(meera, () => meera.getByText('Waits for a second person.').waitFor());
    await press(ravi, 'g', '2');
    await ravi.getByRole('heading', { name: /will be closed without/ }).waitFor();
    await ravi.getByRole('button', { name: /^Agree/ }).waitFor();
    await press(ravi, 'Enter');
    await withPasskey(ravi, () => ravi.getByText(/ is completed\.$/).waitFor());
  });
  await tell('the serviceman records cash', async () => {
    await serviceman.reload();
    await button(serviceman, 'Pay Now').click();
    await button(serviceman, 'Continue').click();
    await toast(serviceman, 'Payment successful!').waitFor();
    await customer.getByRole('region', { name: 'Payment' }).getByText('Paid').first().waitFor();
  });
}

export interface ConsoleLoop {
  seconds: number;
  steps: number;
  times: Story['times'];
  failure: string | null;
  seen: SentAgain;
}

/** From two admins to a paid visit that nobody took and no code closed, by the screens of six people. */
export async function runConsoleLoop(world: EmptyWorld): Promise<ConsoleLoop> {
  const seen: SentAgain = { retries: 0, calls: 0 };
  const story = createStory();
  const browser: Browser = await chromium.launch(launchOptions);
  const open = async (options: object): Promise<Page> => {
    const context = await browser.newContext({
      ...options,
      baseURL: process.env['E2E_BASE'] ?? '',
      timezoneId: 'Asia/Kolkata',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    });
    watchCalls(context, seen);
    return context.newPage();
  };
  const [serviceman, customer] = [await open(PHONE), await open(PHONE)];
  const [meera, ravi] = [await open(DESKTOP), await open(DESKTOP)];
  const [admin, otherAdmin] = [await open(DESKTOP), await open(DESKTOP)];
  const links = ['first-admin', 'second-admin'].map((name) =>
    invite(`${name}@karigar.example`, 'Pune', ['admin']),
  );
  const began = performance.now();
  let failure: string | null = null;
  try {
    await Promise.all([
      story.step('two admins invite two operators, who make their passkeys', async () => {
        await join(admin, links[0] ?? '');
        await join(otherAdmin, links[1] ?? '');
        const meeraIs = { email: 'meera@karigar.example', name: 'Meera Joshi' };
        const raviIs = { email: 'ravi@karigar.example', name: 'Ravi Kulkarni' };
        await inviteBoth(admin, otherAdmin, [
          { ...meeraIs, desks: ['Dispatch', 'KYC'] },
          { ...raviIs, desks: ['Dispatch', 'Help'] },
        ]);
        await join(meera, await mailedInvite(serviceman.request, meeraIs.email));
        await join(ravi, await mailedInvite(serviceman.request, raviIs.email));
      }),
      story.step('the serviceman signs up and applies', () => apply(serviceman)),
    ]);
    await play(story, world, { customer, serviceman, meera, ravi });
  } catch (error) {
    failure = error instanceof Error ? error.message : String(error);
    await takePictures('console-loop', { serviceman, customer, meera, ravi, admin, otherAdmin });
  } finally {
    await browser.close();
  }
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  return { seconds, steps: story.times.length, times: story.times, failure, seen };
}
