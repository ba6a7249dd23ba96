/// <reference lib="dom" />
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { createSessions } from '../../../apps/api/src/auth/sessions.ts';
import { urlFor } from '../../../apps/api/src/db/roles.ts';
import { systemClock } from '../../../apps/api/src/platform/clock.ts';
import { connectDatabase, SYSTEM } from '../../../apps/api/src/platform/db.ts';
import { createLocalBus } from '../../../apps/api/src/platform/live-bus.ts';
import { bringCanaries, type CanaryPeople } from '../../../apps/api/proofs/ops-canary-people.ts';
import { createOperatorPerson } from '../../../apps/api/testing/fresh-people.ts';
import { browser as settings } from '../../../e2e/world/browser.ts';
import { consoleUrl, giveScreenLock, invite } from '../../../e2e/world/console.ts';
import { look } from '../../../e2e/world/job-store.ts';
import { withWorld } from '../with-world.ts';

const PATHS = ['/', '/dispatch', '/kyc', '/countersign', '/operators', '/settings', '/bookings'];

/** Everything that the console keeps in the browser, by place. */
function readStorage(): Promise<Record<string, string>> {
  const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error('not read')));
    });
  const readDatabases = async (): Promise<string> => {
    const kept: unknown[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store);
        kept.push(store, await done(rows.getAllKeys()), await done(rows.getAll()));
      }
      database.close();
    }
    return JSON.stringify(kept);
  };
  const readCaches = async (): Promise<string> => {
    const kept: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        kept.push(request.url, (await (await cache.match(request))?.text()) ?? '');
    }
    return kept.join('\n');
  };
  return (async () => ({
    'local storage': JSON.stringify(Object.entries(localStorage)),
    'session storage': JSON.stringify(Object.entries(sessionStorage)),
    'indexed database': await readDatabases(),
    caches: await readCaches(),
    address: JSON.stringify([location.href, history.state]),
  }))();
}

/** The planted word in each kind of storage: a reader that finds nothing proves nothing. */
async function plantIn(word: string): Promise<void> {
  localStorage.setItem('planted', word);
  sessionStorage.setItem('planted', word);
  await (await caches.open('planted')).put('/planted', new Response(word));
  await new Promise<void>((resolve) => {
    const opening = indexedDB.open('planted');
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore('planted'));
    opening.addEventListener('success', () => {
      const writing = opening.result.transaction('planted', 'readwrite');
      writing.objectStore('planted').put(word, 'word');
      writing.addEventListener('complete', () => {
        opening.result.close();
        resolve();
      });
    });
  });
}

const visit = async (
  page: Page,
  { bookingNo, serviceman, customer }: CanaryPeople,
): Promise<void> => {
  const go = async (path: string): Promise<void> => {
    await page.goto(consoleUrl() + path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForTimeout(1500);
  };
  for (const path of PATHS) await go(path);
  await go(`/kyc?sel=${serviceman.id}`);
  await go(`/bookings?customer=${customer.id}`);
  await page.keyboard.press('/');
  await page.getByRole('combobox').last().fill(customer.phone);
  await page.waitForTimeout(1500);
  await page.keyboard.press('Escape');
  await go(`/bookings/${bookingNo}`);
  await page.keyboard.press('c');
  await page.getByLabel('Why do you call?').fill('The serviceman stands at the gate');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: `Call +91${customer.phone}` }).waitFor();
  await page.keyboard.press('Escape');
  await page.waitForTimeout(1000);
};

/** What the console's browser keeps after its screens were visited and a number was shown, by place. */
export const readConsoleStorage = () =>
  withWorld(async (base) => {
    const database = process.env['E2E_DATABASE'] ?? '';
    const url = urlFor(database, 'system', new URL(database).pathname.slice(1));
    const system = connectDatabase({ url, connections: 1, onError: () => undefined });
    const sessions = createSessions({
      database: system,
      bus: createLocalBus(),
      clock: systemClock,
    });
    const browser = await chromium.launch(settings.launchOptions);
    try {
      const open = async (accountId: number, role: Parameters<typeof sessions.open>[1]['role']) => {
        const session = { accountId, role, hasShownPasskey: role === 'operator' } as Parameters<
          typeof sessions.open
        >[1];
        return (await system.transaction(SYSTEM, (tx) => sessions.open(tx, session))).authToken;
      };
      const { id } = await createOperatorPerson(look, Date.now());
      const world = {
        base: `${base}/api/`,
        consoleBase: `${process.env['E2E_CONSOLE'] ?? ''}/api/`,
        look,
        now: Date.now,
        open,
        deliver: () => pause(5000),
      };
      const people = await bringCanaries(world, await open(id, 'operator'));
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await giveScreenLock(page);
      const desks = ['dispatch', 'help', 'kyc', 'admin'] as const;
      await page.goto(consoleUrl() + invite('storage@karigar.example', 'Bengaluru', desks));
      await page.getByRole('button', { name: 'Make a passkey' }).click();
      await page.getByText('Live', { exact: true }).waitFor();
      await visit(page, people);
      const kept = {
        ...(await page.evaluate(readStorage)),
        cookies: JSON.stringify(await page.context().cookies()),
      };
      await page.evaluate(plantIn, people.planted);
      return { people, kept, afterPlanting: await page.evaluate(readStorage) };
    } finally {
      await browser.close();
      await system.close();
    }
  });
