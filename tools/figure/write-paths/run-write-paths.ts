import { chromium, type Page } from '@playwright/test';
import { openSession, setStage } from '../../../apps/api/proofs/exactly-once-stage.ts';
import { countEffect } from '../../../apps/api/proofs/exactly-once-store.ts';
import type { Fields, Prepared } from '../../../apps/api/proofs/exactly-once-prepared.ts';
import { WRITES } from '../../../apps/api/proofs/exactly-once-writes.ts';
import type { TestApp } from '../../../apps/api/testing/test-app.ts';
import type { TestIssuer } from '../../../apps/api/testing/test-issuer.ts';
import { buildPressPage } from '../../../apps/web/build/build-press-page.ts';
import type { Press, Pressed } from '../../../apps/web/src/testing/press.ts';
import { browser as settings } from '../../../e2e/world/browser.ts';
import { startLossyServer, type LossyServer } from './lossy-server.ts';
import type { ScreenWrite } from './screen-writes.ts';

export interface WritePaths {
  presses: number;
  /** The highest number of effects of any write. */
  mostEffects: number;
  /** Done, and answered without the secret of the first reply. */
  withheld: readonly string[];
  failures: readonly string[];
}

/** The session of these writes is over once they took effect; the reply to the second press says so. */
const ENDS_SESSION = new Set([
  'log-out',
  'switch-role',
  'confirm-second-proof',
  'start-fresh-account',
  'erase-my-data',
]);

/** A login whose reply was lost opens a second session; the effect that must not double is the account. */
const expectedEffects = ({ way }: ScreenWrite, { effect }: Prepared): number =>
  way === 'login' && (effect === 'sessions' || effect === 'guests') ? 2 : 1;

async function sendable(fields: Fields): Promise<Press['fields']> {
  const entries = Object.entries(fields).map(async ([name, value]) => {
    if (!(value instanceof File)) return [name, value] as const;
    const base64 = Buffer.from(await value.arrayBuffer()).toString('base64');
    return [name, { name: value.name, type: value.type, base64 }] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Press['fields'];
}

async function sessionOf(app: TestApp, { caller, token }: Prepared): Promise<Press['session']> {
  if (caller === null) return token === undefined ? null : { authToken: token, role: 'serviceman' };
  const { id: accountId, role } = caller;
  return { authToken: token ?? (await openSession(app, caller)), role, accountId };
}

/** Pressed once with the reply lost, then once more. */
async function pressTwice(page: Page, server: LossyServer, press: Press): Promise<Pressed> {
  const pressed = (what: Press): Promise<Pressed> =>
    page.evaluate(
      (asked) => (globalThis as unknown as { press: (of: Press) => Promise<Pressed> }).press(asked),
      what,
    );
  const { lost } = server;
  server.losesReplies = true;
  const first = await pressed(press);
  server.losesReplies = false;
  if (server.lost === lost) throw new Error(`no reply was lost (${first.kind})`);
  if (first.kind === 'ok') throw new Error('the first press succeeded without a reply');
  return pressed(press);
}

/** Presses every write twice around a lost reply and counts its effects. */
export async function runWritePaths(
  app: TestApp,
  issuer: TestIssuer,
  writes: readonly ScreenWrite[],
): Promise<WritePaths> {
  const server = await startLossyServer(await buildPressPage(), app.base);
  const chrome = await chromium.launch(settings.launchOptions);
  const failures: string[] = [];
  const withheld: string[] = [];
  let mostEffects = 0;
  try {
    for (const write of writes) {
      const { call, way } = write;
      const row = WRITES[call.name];
      if (row === undefined) throw new Error(`${call.name} writes and has no row`);
      const prepared = await row(await setStage(app, issuer));
      const [session, fields] = [await sessionOf(app, prepared), await sendable(prepared.fields)];
      const page = await chrome.newPage();
      await page.goto(server.base);
      await page.waitForFunction(() => 'press' in globalThis);
      try {
        const last = await pressTwice(page, server, { name: call.name, way, fields, session });
        // Done once; its reply held a secret that is not sent twice, and the screen says so.
        const isWithheld = last.code === 'reply.withheld';
        if (isWithheld) withheld.push(call.name);
        const isDone =
          last.kind === 'ok' ||
          isWithheld ||
          (ENDS_SESSION.has(call.name) && last.kind === 'signed-out');
        if (!isDone) failures.push(`${call.name}: the second press ends ${JSON.stringify(last)}`);
      } catch (error) {
        failures.push(`${call.name}: ${String(error)}`);
      }
      await page.close();
      const effects = await countEffect(app.look, prepared.effect, prepared.subject);
      const expected = expectedEffects(write, prepared);
      mostEffects = Math.max(mostEffects, effects - expected + 1);
      if (effects !== expected) failures.push(`${call.name} (${way}): ${effects} effects`);
    }
  } finally {
    await chrome.close();
    await server.close();
  }
  return { presses: writes.length * 2, mostEffects, withheld, failures };
}
